// Until November 2026 the planner stood at /installation-maintenance/how-much, and addresses of it held its plan.

import { defineElement } from '../../island/define-element'

defineElement('open-calculator', () => {
  if (new URLSearchParams(location.search).has('length'))
    location.replace(`/fence-calculator${location.search}`)
})

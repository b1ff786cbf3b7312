// Until November 2026 the planner stood at /installation-maintenance/how-much, and addresses of it held its plan.

class OpenCalculator extends HTMLElement {
  connectedCallback(): void {
    if (new URLSearchParams(location.search).has('length'))
      location.replace(`/fence-calculator${location.search}`)
  }
}

customElements.define('open-calculator', OpenCalculator)

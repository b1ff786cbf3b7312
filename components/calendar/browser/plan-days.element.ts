// The plan's calendar with days of the reader's own, fetched when somebody scrolls the page or touches the element
// (delivery/browser/page.ts). Without it the link leads to the file as it is.

import { defineElement } from '../../island/define-element'
import { download } from '../../island/download'
import { keepOnReturn } from '../../kit/browser/keep-on-return'
import { firstSaturday } from '../first-saturday'
import { moveEvents } from './move-events'

function start(root: HTMLElement): void {
  const input = root.querySelector('input')
  if (!input) return

  // What somebody chose before this script arrived stays.
  const { lead, season = '' } = root.dataset
  const [from = 0, to = 11] = season.split(' ').map(Number)
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  input.value ||= firstSaturday(today, Number(lead), [from, to])

  for (const link of root.querySelectorAll('a')) moveOnSave(link, input)
  keepOnReturn('plan-days input')
}

function moveOnSave(link: HTMLAnchorElement, input: HTMLInputElement): void {
  let file: Promise<string> | undefined
  // Asked for at the touch, so that it is there at the click.
  const prepare = () => (file ??= fetch(link.href).then((answer) => answer.text()))
  const save = async () => {
    try {
      download(link.pathname.slice(1), moveEvents(await prepare(), input.value), 'text/calendar')
    } catch {
      file = undefined
      // As without this script.
      location.assign(link.href)
    }
  }
  for (const name of ['pointerdown', 'focus']) link.addEventListener(name, () => prepare().catch(() => {}))
  link.addEventListener('click', (event) => {
    // Without a date the file stays as it is.
    if (input.value === '') return
    event.preventDefault()
    void save()
  })
}

defineElement('plan-days', start)

// Chooses the tab in whose panel the browser's find, or a text fragment, has found words. Fetched at the first scroll, which
// a find brings, or the first touch of the tabs (delivery/browser/page.ts). Until then such a panel is shown beside the
// chosen one.

import { keepOnReturn } from './keep-on-return'

const panels = '[data-tab]'
/** Milliseconds after which a browser has arrived that does not tell when it has. */
const longestScroll = 1500

function choose(panel: HTMLElement): void {
  const tab = document.getElementById(`${panel.dataset['tab']}`)
  if (!(tab instanceof HTMLInputElement) || tab.checked) return
  const { top } = panel.getBoundingClientRect()
  tab.checked = true
  // The panel above it has closed: what was found stays where it is.
  scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: 'instant' })
}

addEventListener('beforematch', ({ target }) => {
  const panel = target instanceof Element && target.closest<HTMLElement>(panels)
  if (panel) choose(panel)
})

// The browser takes the attribute from a panel in which it has found something. It gets it back when another is chosen.
addEventListener('change', ({ target }) => {
  const root = target instanceof Element && target.closest('[data-script]')
  if (root) for (const panel of root.querySelectorAll(panels)) panel.setAttribute('hidden', 'until-found')
})

// The browser may be on its way to a fragment, smoothly: another scroll would end that.
const chooseFound = () => document.querySelectorAll<HTMLElement>(`${panels}:not([hidden])`).forEach(choose)
addEventListener('scrollend', chooseFound, { once: true })
setTimeout(chooseFound, longestScroll)

keepOnReturn('form[autocomplete=off] [type=radio]')

// Loads an island on its first touch, and defers what only React can answer.

import { isSearchShortcut } from '../../components/island/shortcut'
import { afterPaint } from './after-paint'
import { elementOf, islandOf, isPending } from './islands'
import { loadIsland } from './load-island'
import { touches } from './page'
import { deferred } from './replay'

/**
 * What only React answers. Buttons that open a dialog do so by themselves, a form's are answered with the form, and forms
 * with method="dialog" close their dialog natively.
 */
const answered: Readonly<Record<string, string>> = {
  click: 'button[type=button]:not([commandfor])',
  submit: 'form:not([method=dialog])',
}

/** Stops an island's event and replays it after hydration. If React also saw the original, it would run twice. */
const deferEvent = (event: Event) => {
  const { target, type } = event
  const island = islandOf(target)
  const control = target instanceof Element && target.closest<HTMLElement>(`${answered[type]}`)
  if (!control || !isPending(island)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  deferred.set(control, island)
  control.ariaBusy = 'true'
  loadIsland(elementOf(island), true)
}

const loadForIsland = ({ target }: Event) => {
  const island = islandOf(target)
  // After what the touch itself does, such as opening a dialog.
  if (isPending(island)) afterPaint(() => loadIsland(elementOf(island), true))
}

const onKeydown = (event: KeyboardEvent) => {
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
  if (!isSearchShortcut(event) || !isPending(islandOf(button))) return
  event.preventDefault()
  button?.click()
}

for (const name of touches) addEventListener(name, loadForIsland, true)
for (const name in answered) addEventListener(name, deferEvent, true)
addEventListener('keydown', onKeydown)

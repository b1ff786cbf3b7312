// Loads an island on its first touch, and defers what only React can answer.

import { isSearchShortcut } from '../../components/island/shortcut'
import { afterPaint } from './after-paint'
import { elementOf, islandOf, isPending } from './islands'
import { loadIsland } from './load-island'
import { touches } from './page'
import { deferred } from './replay'

/** Stops an island's event and replays it after hydration. If React also saw the original, it would run twice. */
const deferEvent = (event: Event, control: HTMLElement | null) => {
  const island = islandOf(event.target)
  if (!control || !isPending(island)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  deferred.set(control, island)
  control.setAttribute('aria-busy', 'true')
  loadIsland(elementOf(island), true)
}

const loadForIsland = ({ target }: Event) => {
  const island = islandOf(target)
  // After what the touch itself does, such as opening a dialog.
  if (isPending(island)) afterPaint(() => loadIsland(elementOf(island), true))
}

const onClick = (event: Event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  // Those that open a dialog do so by themselves, and a form's is answered with the form.
  deferEvent(event, target.closest<HTMLElement>('button[type=button]:not([commandfor])'))
}

const onSubmit = (event: Event) => {
  const { target } = event
  // Forms with method="dialog" close their dialog natively.
  if (target instanceof HTMLFormElement && target.method !== 'dialog') deferEvent(event, target)
}

const onKeydown = (event: KeyboardEvent) => {
  if (!isSearchShortcut(event)) return
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
  if (!isPending(islandOf(button))) return
  event.preventDefault()
  button?.click()
}

for (const name of touches) addEventListener(name, loadForIsland, true)
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener('keydown', onKeydown)

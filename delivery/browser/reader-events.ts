// Loads React on the first touch of an island, and defers what only React can answer.

import { isSearchShortcut } from '../../components/island/shortcut'
import { islandOf, isPending } from './islands'
import { loadReactForReader } from './load-react'
import { touches } from './page'
import { deferred } from './replay'
import { whenIdle } from './when-idle'

/** Stops the event and replays it after hydration. If React also saw the original, it would run twice. */
const deferEvent = (event: Event, control: HTMLElement, island: Element) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  deferred.set(control, island)
  control.setAttribute('aria-busy', 'true')
  loadReactForReader()
}

const loadForIsland = ({ target }: Event) => {
  // After what the touch itself does, such as opening a menu.
  if (isPending(islandOf(target))) whenIdle(loadReactForReader, { timeout: 200 })
}

const onClick = (event: Event) => {
  const { target } = event
  const island = islandOf(target)
  if (!(target instanceof Element) || !isPending(island)) return
  if (target === island || target.closest('dialog a')) target.closest('dialog')?.close()
  const button = target.closest('button')
  // Only browsers with invoker commands have commandForElement.
  const isNative = button?.type === 'submit' || button?.commandForElement
  if (button && !isNative) deferEvent(event, button, island)
}

const onSubmit = (event: Event) => {
  const { target } = event
  const island = islandOf(target)
  // Forms with method="dialog" close their dialog natively.
  if (!(target instanceof HTMLFormElement) || target.method === 'dialog') return
  if (isPending(island)) deferEvent(event, target, island)
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

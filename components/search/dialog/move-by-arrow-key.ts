import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus from the input through the results and back. */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  // An input method's list of candidates has the arrow keys while it is open.
  if (event.nativeEvent.isComposing) return
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[name=q], [data-result]')]
  const current = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[current + (event.key === 'ArrowDown' ? 1 : -1)]
  if (current < 0 || !next) return
  event.preventDefault()
  next.focus()
}

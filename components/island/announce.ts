/** Screen readers ignore everything outside an open modal, so its own live region comes first. */
export function findLiveRegion(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('dialog[open] [data-live-region]') ??
    document.querySelector<HTMLElement>('[data-live-region]')
  )
}

/** Announces a text politely to screen readers, also when it is the one announced last. */
export function announce(text: string): void {
  const region = findLiveRegion()
  if (!region) return
  region.textContent = ''
  // Emptied and filled in one task, the region would not count as changed.
  window.setTimeout(() => {
    region.textContent = text
  }, 50)
}

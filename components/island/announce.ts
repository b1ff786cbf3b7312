/** Screen readers ignore everything outside an open modal, so its own live region comes first. */
const findLiveRegion = () =>
  document.querySelector<HTMLElement>('dialog[open] [data-live-region]') ??
  document.querySelector<HTMLElement>('[data-live-region]')

/** Announces a text politely to screen readers, also when it is the one announced last. */
export const announce = (text: string): void => {
  const region = findLiveRegion()
  if (!region) return
  region.textContent = ''
  // Emptied and filled in the same task it would not count as changed.
  window.setTimeout(() => {
    region.textContent = text
  }, 50)
}

/** Announces an error, and shows it: everybody should know, not only those who listen. */
export const announceError = (text: string): void => {
  const region = findLiveRegion()
  if (!region) return
  region.textContent = text
  region.dataset['fault'] = ''
}

/** Removes an error that has been put right. */
export const clearAnnouncement = (): void => {
  for (const region of document.querySelectorAll('[data-live-region][data-fault]')) {
    region.textContent = ''
    region.removeAttribute('data-fault')
  }
}

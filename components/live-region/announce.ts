/** Says something politely to screen readers. Saying the same again is heard again. */
export function announce(words: string): void {
  const region =
    document.querySelector('dialog[open] [data-live-region]') ?? document.querySelector('[data-live-region]')
  if (!region) return
  region.textContent = ''
  // Two changes at once would be taken for none.
  window.setTimeout(() => {
    region.textContent = words
  }, 50)
}

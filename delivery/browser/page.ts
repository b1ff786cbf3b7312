// Small jobs of every page that need no framework. May run while the document is still being parsed.

const whenParsed = (job: () => void) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', job)
  else job()
}

// The header turns translucent once the first 10 px of the page, the sentinel, have left the window.
const watchSentinel = () => {
  const sentinel = document.getElementById('page-top')
  if (!sentinel) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting)
  }).observe(sentinel)
}
// An observer first calls back after the first paint.
new IntersectionObserver((_entries, observer) => {
  observer.disconnect()
  whenParsed(watchSentinel)
}).observe(document.documentElement)

/** Replaces a cover that does not load by the placeholder, once. */
const swapCover = (image: HTMLImageElement) => {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset.fallback
  image.src = fallback
}
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && swapCover(target),
  true,
)
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) swapCover(image)
}

// Tabs are radio buttons. A link into a tab's panel chooses that tab; one into folded details opens them, which
// browsers do by themselves, but not after pushState. Ids are ASCII, so the hash is not decoded: a malformed one like
// #% would throw.
const showTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  const folded = target?.closest('details')
  const tab = document.getElementById(`${target?.closest<HTMLElement>('[data-tab]')?.dataset.tab}`)
  if (folded && !folded.open) folded.open = true
  else if (tab instanceof HTMLInputElement && !tab.checked) tab.checked = true
  else return
  target?.scrollIntoView()
}
addEventListener('hashchange', showTarget)
if (location.hash) whenParsed(showTarget)

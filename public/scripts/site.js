// Small jobs of every page that need no framework. Runs deferred: the document is parsed.

// The header turns translucent once the first 10 px of the page, the sentinel, have left the window.
const sentinel = document.getElementById('page-top')
if (sentinel) {
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', !entry.isIntersecting)
  }).observe(sentinel)
}

// A cover that does not load gives way to the placeholder, once: the mark is gone before the swap.
const swapCover = (image) => {
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
for (const image of document.querySelectorAll('img[data-fallback]')) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) swapCover(image)
}

// Tabs are radio buttons. A link into a tab's panel chooses that tab.
const chooseTab = () => {
  const target =
    location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const panel = target && target.closest('[data-tab]')
  const tab = panel && document.getElementById(panel.dataset.tab)
  if (!tab || tab.checked) return
  tab.checked = true
  target.scrollIntoView()
}
addEventListener('hashchange', chooseTab)
chooseTab()

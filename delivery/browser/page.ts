// Small jobs of every page that need no framework. May run while the document is still being parsed.

// The header turns translucent once the first 10 px of the page, the sentinel, have left the window.
const watchSentinel = () => {
  const sentinel = document.getElementById('page-top')
  if (!sentinel) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting)
  }).observe(sentinel)
}

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

// Tabs are radio buttons. A link into a tab's panel chooses that tab. Ids are ASCII, so the hash is not decoded: a
// malformed one like #% would throw.
const showTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  const tab = document.getElementById(`${target?.closest<HTMLElement>('[data-tab]')?.dataset.tab}`)
  if (!(tab instanceof HTMLInputElement) || tab.checked) return
  tab.checked = true
  target?.scrollIntoView()
}
addEventListener('hashchange', showTarget)

/**
 * Some elements work by a script of their own, which is fetched when somebody first touches them, or opens an address
 * with a query, such as one that holds a plan. The next touch tries again what could not be fetched.
 */
const loadScript = (element: HTMLElement | null) => {
  if (element) import(`${element.dataset.script}`).catch(() => (element.dataset.fault = ''))
}
for (const name of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(name, ({ target }) => {
    if (target instanceof Element) loadScript(target.closest<HTMLElement>('[data-script]'))
  })
}

const start = () => {
  watchSentinel()
  showTarget()
  // The page is one file for every missing path: only the browser can tell which one was asked for.
  if (document.querySelector('[data-missing]')) console.error('404: no page at', location.pathname)
  if (location.search) loadScript(document.querySelector<HTMLElement>('[data-script]'))
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

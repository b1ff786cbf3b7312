// Small jobs of every page that need no framework. May run while the document is still being parsed.

/** A reader's contact with an element: a finger or mouse on it, a key, or the focus. */
export const touches = ['pointerdown', 'keydown', 'focusin']

/** This script may run before the end of the page is there. */
export const whenParsed = (task: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task)
  else task()
}

// The header turns translucent once the first 10 px of the page, the sentinel, have left the window.
let watched: Element | null = null
const watchSentinel = () => {
  const sentinel = document.getElementById('page-top')
  if (!sentinel || sentinel === watched) return
  watched = sentinel
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
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && swapCover(target), true)
for (const image of document.images) {
  if (image.complete && !image.naturalWidth && image.currentSrc) swapCover(image)
}

/**
 * Custom elements work by a script of their own, which is fetched when somebody first touches them, or opens an address
 * with a query that they can read (data-query). The next touch tries again what could not be fetched.
 */
const loadScript = (element: HTMLElement | null) => {
  if (element) import(`${element.dataset.script}`).catch(() => (element.dataset.fault = ''))
}
for (const name of touches) {
  addEventListener(name, ({ target }) => {
    if (target instanceof Element) loadScript(target.closest<HTMLElement>('[data-script]'))
  })
}

/** What has something to do before it is touched says data-on="scroll": nothing is fetched for who only opens a page. */
export const loadOnScroll = (): void => loadAll('[data-on=scroll]')

export const loadAll = (selector: string): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(loadScript)

// Dialogs are native. Not every browser opens them from a command button (Safari before 26.2, Firefox before 144:
// https://caniuse.com/wf-invoker-commands) or closes them on their backdrop. A link closes its dialog, too: it may lead
// to a section of this page.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLButtonElement>('[commandfor]')
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button?.getAttribute('commandfor')}`)
  if (!button?.commandForElement) dialog?.showModal()
  if (target.matches('[closedby]') || target.closest('dialog a')) target.closest('dialog')?.close()
})

// A link into a panel of tabs chooses that tab. They are radio buttons. Ids are ASCII, so the hash is not decoded: a
// malformed one like #% would throw.
const onNavigation = () => {
  watchSentinel()
  addEventListener('scroll', loadOnScroll, { once: true })
  const target = document.getElementById(location.hash.slice(1))
  const tab = document.getElementById(`${target?.closest<HTMLElement>('[data-tab]')?.dataset.tab}`)
  if (!(tab instanceof HTMLInputElement) || tab.checked) return
  tab.checked = true
  target?.scrollIntoView()
}
addEventListener('hashchange', onNavigation)

whenParsed(() => {
  onNavigation()
  if (location.search) loadScript(document.querySelector<HTMLElement>('[data-query]'))
})

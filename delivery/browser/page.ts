// Small jobs of every page that need no framework. May run while the document is still being parsed.

/** A reader's contact with an element: a finger or mouse on it, a key, or the focus. */
export const touches = ['pointerdown', 'keydown', 'focusin']

/** This script may run before the end of the page is there. */
export const whenParsed = (task: () => void): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', task)
  else task()
}

// The header turns translucent once the first 10 px of the page, the sentinel, have left the window.
const sentinel = new IntersectionObserver(([entry]) =>
  document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting),
)

/** Replaces a cover that does not load by the placeholder, once. */
const swapCover = (image: HTMLImageElement) => {
  const { fallback } = image.dataset
  if (!fallback) return
  image.dataset.fallback = ''
  image.src = fallback
}
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && swapCover(target), true)
for (const image of document.images) {
  if (image.complete && image.currentSrc && !image.naturalWidth) swapCover(image)
}

/**
 * Custom elements and links to terms work by a script of their own, which is fetched when somebody first touches them, or
 * opens an address with a query that they can read (data-query). The next touch tries again what could not be fetched.
 */
const loadScript = (target: Element) => {
  const element = target.closest<HTMLElement>('[data-script]')
  return element && import(`${element.dataset.script}`).catch(() => (element.dataset.fault = ''))
}
export const forEach = (selector: string, task: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(task)
for (const name of touches) {
  addEventListener(name, ({ target }) => target instanceof Element && loadScript(target))
}

// A click on a term, or on a button of a tool, may come before the script that answers it: it is done again then,
// by us. Where that cannot be had, a term is the link that it is.
addEventListener(
  'click',
  (event) => {
    const { target } = event
    const link =
      target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-act],a[data-script]')
    if (!link || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void loadScript(link)?.then(() => link.click())
  },
  true,
)

/** What has something to do before it is touched says data-on="scroll": nothing is fetched for who only opens a page. */
export const loadOnScroll = (): void => loadAll('[data-on=scroll]')

export const loadAll = (selector: string): void => forEach(selector, loadScript)

/** The dialog that a button opens. Buttons that do are outside of it. */
export const dialogOf = (element: Element): HTMLDialogElement | null =>
  document.querySelector(`dialog#${element.closest('[commandfor]')?.getAttribute('commandfor')}`)

// Dialogs are native. Not every browser opens them from a command button (Safari before 26.2, Firefox before 144:
// https://caniuse.com/wf-invoker-commands) or closes them on their backdrop. A link closes its dialog, too: it may lead
// to a section of this page.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (!target.closest<HTMLButtonElement>('[commandfor]')?.commandForElement) dialogOf(target)?.showModal()
  if (target.matches('[closedby]') || target.closest('dialog a')) target.closest('dialog')?.close()
})

// A link into a panel of tabs chooses that tab. They are radio buttons. Ids are ASCII, so the hash is not decoded: a
// malformed one like #% would throw.
const onNavigation = () => {
  sentinel.disconnect()
  forEach('#page-top', (element) => sentinel.observe(element))
  addEventListener('scroll', loadOnScroll, { once: true })
  const target = document.getElementById(location.hash.slice(1))
  const name = target?.closest<HTMLElement>('[data-tab]')?.dataset.tab
  forEach(`#${name}:not(:checked)`, (tab) => {
    tab.click()
    target?.scrollIntoView()
  })
}
addEventListener('hashchange', onNavigation)

whenParsed(() => {
  onNavigation()
  if (location.search) loadAll('[data-query]')
})

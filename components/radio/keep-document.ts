// While the radio plays, a link within the site keeps the document, so that the sound never stops: the next page is
// fetched, and takes the place of this one around the radio. When it does not play, links are links.

import { focusQuietly } from '../island/focus-quietly'
import { bar, fetchPage, type Page } from './fetch-page'

/** What stays in the document. */
const kept = `audio, ${bar}`
/** What describes a page in its head. */
const description =
  'title, meta:not([http-equiv]), link:not([rel=stylesheet]), script[type="application/ld+json"]'

/** The first and the last elements of a page's body. What stands before or behind them is an extension's, and stays. */
const firstOwn = ':scope > :is([hidden], [href="#main"])'
const lastOwn = ':scope > :is(site-island, [rel=preload])'
/** A page's own styles, which an extension's are not. */
const ownStyles = 'style:not([class], [id]), link[href*="/_next/"]'

let isKeeping = false
/** The path of the page that is shown. What a page reads from a query, it reads by itself. */
let shown = ''
let latest = 0
/** Of the page that is shown, if it is not the first one. */
let pageStyles: CSSStyleSheet | undefined
/** What stands in for a page that cannot be had. */
let errorScreen: Promise<Page | undefined>

/** @param isOn whether the radio plays at the time of the call */
export function keepDocument(isOn: () => boolean): void {
  if (isKeeping) return
  isKeeping = true
  shown = location.pathname
  document.querySelector(bar)?.dispatchEvent(new Event('site-island:wake', { bubbles: true }))
  errorScreen = fetchPage('/500').then(({ page }) => page)
  // After all that may answer a click itself, such as the definition of a term.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isOn() || !leadsToPage(link, event)) return
    event.preventDefault()
    void go(link.href)
  })
  // Also once the radio has stopped: the document is still that of another page.
  window.addEventListener('popstate', ({ state }) => {
    if (location.pathname !== shown) void show(location.href, false, Number(Object(state).scroll) || 0)
  })
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}

const pageOf = ({ pathname, search }: Location | URL | HTMLAnchorElement) => pathname + search

function leadsToPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = !event.defaultPrevented && event.button === 0
  const opensElsewhere =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target !== ''
  const isFile = link.hasAttribute('download') || /\.\w+$/.test(link.pathname)
  const isInPage = link.hash !== '' && pageOf(link) === pageOf(location)
  return isPlain && !opensElsewhere && !isFile && !isInPage && link.origin === location.origin
}

function go(href: string): Promise<void> {
  history.replaceState({ ...history.state, scroll: window.scrollY }, '')
  return show(href, true, 0)
}

async function show(href: string, isNew: boolean, top: number): Promise<void> {
  const call = ++latest
  const { page, address, status } = await fetchPage(href)
  const next = page ?? (await errorScreen)
  // The reader has gone elsewhere meanwhile.
  if (call !== latest) return
  // A document keeps the policy that it was loaded with.
  if (!next || policyOf(next.document) !== policyOf(document)) {
    location.assign(href)
    return
  }
  if (isNew) history.pushState(null, '', address)
  // As the 404 page does for who loads it: delivery/browser/not-found.ts.
  if (status === 404) console.error('404:', location.pathname)
  shown = location.pathname
  replacePage(next)
  arrive(isNew, top)
}

/** The hashes of styles are left out: the next page's come as constructed style sheets, which every policy allows. */
const policyOf = (page: Document) =>
  page
    .querySelector('meta[http-equiv]')
    ?.getAttribute('content')
    ?.replace(/style-src[^;]*/, '')

const loaderOf = (page: Document) => page.querySelector<HTMLElement>('script[data-islands]')

function replacePage({ document: next, styles }: Page): void {
  for (const island of document.querySelectorAll('site-island')) {
    if (!island.matches(bar)) island.dispatchEvent(new Event('site-island:removed'))
  }
  const { head, body } = document
  for (const sheet of document.styleSheets) {
    const { ownerNode } = sheet
    if (!(ownerNode instanceof Element) || ownerNode.matches(ownStyles)) sheet.disabled = true
  }
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== pageStyles)
  pageStyles = new CSSStyleSheet()
  pageStyles.replaceSync(styles)
  document.adoptedStyleSheets = [pageStyles, ...others]
  // The next page may be of a newer build.
  Object.assign(loaderOf(document)?.dataset ?? {}, { ...loaderOf(next)?.dataset })
  document.documentElement.className = next.documentElement.className

  for (const element of head.querySelectorAll(description)) element.remove()
  head.append(...next.head.querySelectorAll(description))

  // Parsed without scripts, they hold elements, such as frames, that would load.
  for (const element of next.querySelectorAll('noscript')) element.replaceChildren()
  for (const node of ownNodes(body)) {
    if (!(node instanceof Element && node.matches(kept))) node.remove()
  }
  const place = next.querySelector(bar)
  const nodes = [...next.body.childNodes]
  const index = nodes.findIndex((node) => node === place)
  body.querySelector(bar)?.before(...nodes.slice(0, index))
  body.querySelector(bar)?.after(...nodes.slice(index + 1))
}

/** From the first of the page's own elements to the last; the bar is always one. */
function ownNodes(body: HTMLElement): ChildNode[] {
  const nodes = [...body.childNodes]
  const ends = [body.querySelector(firstOwn), [...body.querySelectorAll(lastOwn)].at(-1)]
  const [start = 0, end = 0] = ends.map((end) => nodes.findIndex((node) => node === end))
  return nodes.slice(Math.max(start, 0), end + 1)
}

/** What a browser does by itself after a full load. */
function arrive(isNew: boolean, top: number): void {
  // Page scripts and islands wait for it: delivery/browser/page.ts, triggers.ts.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  const target = isNew ? document.getElementById(location.hash.slice(1)) : null
  const folded = target?.closest('details')
  if (folded) folded.open = true
  const settle = () => {
    window.scrollTo({ top, behavior: 'instant' })
    target?.scrollIntoView({ behavior: 'instant' })
  }
  settle()
  // A smooth scroll that was under way goes on for a frame.
  requestAnimationFrame(settle)
  focusQuietly(target ?? document.body)
}

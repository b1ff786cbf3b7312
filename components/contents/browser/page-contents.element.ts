// Marks the section being read in the list of contents; fetched at the first scroll (delivery/browser/page.ts). It
// fills elements that the page leaves empty for it, into which React does not look: see ../page-contents.tsx. A list
// without a dialog, such as the rail of eras, is marked alone.

import '../../kit/browser/open-definition'
import { keepClear } from '../../island/keep-clear'
import { copyLink, copyOf, innerListOf, listOf } from './link-lists'

/** Where the reader's eye is taken to be, from the top of the window. */
const line = 0.35

/** An element of its own, so that it also starts in a page that comes while the radio keeps the document. */
class PageContents extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.#stop = start(this)
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

function start(root: HTMLElement): (() => void) | undefined {
  const find = <E extends Element>(selector: string) => root.querySelector<E>(selector)
  const nav = find<HTMLElement>('nav')
  const list = find<HTMLElement>('ol')
  const inner = find('[data-inner]')
  const pill = find<HTMLButtonElement>('[commandfor]')
  const dialog = find<HTMLDialogElement>('dialog')
  if (!nav || !list) return undefined

  const links = [...list.querySelectorAll('a')]
  const copy = links.map(copyLink)
  const names = links.map((link) => copyOf('span', link))
  find('[data-copy]')?.replaceChildren(listOf(copy))
  // A tool may be an element of its own.
  const sections = links.map(({ hash }) =>
    document.getElementById(hash.slice(1))?.closest('section, [data-script]'),
  )
  const summary = find<HTMLElement>('summary')
  const title = summary && copyOf('span', summary)

  /** @param section none above the first */
  const mark = (section: Element | undefined) => {
    // Chromium 156 sometimes tells the observer below nothing of a list that left during a smooth scroll.
    if (nav.getBoundingClientRect().bottom < 0) root.toggleAttribute('data-away', true)
    const current = sections.findIndex((item) => item === section)
    for (const list of [links, copy]) {
      list.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
        // A dialog that opens focuses it, and so scrolls to it.
        link.autofocus = list === copy && index === current
      })
    }
    find('[data-heading]')?.replaceChildren(names[current] ?? title ?? '')
    find('[data-place]')?.replaceChildren(section ? `${current + 1} of ${links.length}` : '')
    const link = links[current]
    inner?.replaceChildren(...(section && link ? innerListOf(section, link) : []))
    const item = link?.parentElement
    nav.scrollTop = item ? item.offsetTop - nav.clientHeight / 2 : 0
    list.scrollLeft = item ? item.offsetLeft - list.clientWidth / 4 : 0
  }

  // The section that crosses a line in the upper half of the window is the one being read; of two side by side, the first.
  const atLine = new IntersectionObserver(
    (entries) => {
      const reached = entries.find(({ isIntersecting }) => isIntersecting)
      if (reached) mark(reached.target)
    },
    { rootMargin: `${-100 * line}% 0px ${100 * line - 100}%` },
  )
  for (const section of sections) if (section) atLine.observe(section)
  // A jump may cross none of them, and not every place has one at the line: the last that begins above it is being read
  // then, and above them all none.
  const atRest = () => {
    const at = innerHeight * line
    const marked = sections[links.findIndex((link) => link.hasAttribute('aria-current'))]
    const box = marked?.getBoundingClientRect()
    if (box && box.top <= at && box.bottom >= at) return
    const last = sections.findLast((section) => section && section.getBoundingClientRect().top <= at)
    if (last !== marked) mark(last ?? undefined)
  }
  // Not every browser has scrollend (Safari before 26.2).
  let timer = 0
  const onScroll = () => {
    clearTimeout(timer)
    timer = window.setTimeout(atRest, 100)
  }
  addEventListener('scroll', onScroll, { passive: true })
  // The button is of use once the list has scrolled away. What is still to come counts as seen: a jump from above the
  // list to below it would change nothing else.
  const away = new IntersectionObserver(
    ([entry]) => root.toggleAttribute('data-away', !entry?.isIntersecting),
    { rootMargin: '0px 0px 1000000px' },
  )
  away.observe(nav)
  // Over the footer it would lie on words, and there is nothing to look up any more.
  const atFoot = new IntersectionObserver(([entry]) =>
    root.toggleAttribute('data-foot', entry?.isIntersecting),
  )
  const footer = document.querySelector('footer')
  if (footer) atFoot.observe(footer)

  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog?.close()
  })
  const letGo = pill && keepClear(pill)
  return () => {
    letGo?.()
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
    atLine.disconnect()
    away.disconnect()
    atFoot.disconnect()
  }
}

customElements.define('page-contents', PageContents)

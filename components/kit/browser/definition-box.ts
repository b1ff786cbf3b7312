import type { Definition } from '../definitions'

/** They are a part of the script, so that pages whose terms nobody opens do not pay for them. */
const styles = `
#definition { width: 22rem; max-width: calc(100vw - 2rem); max-height: calc(100dvh - 2rem); padding: var(--space-4) var(--space-5); border: 1px solid var(--line-strong); border-radius: var(--radius); background: var(--paper-raised); box-shadow: 0 0.5rem 2rem var(--shadow); color: var(--ink); font: 400 var(--text-sm) / 1.5 var(--font-sans) }
#definition dfn { font: 600 var(--text-lg) / 1.2 var(--font-display) }
#definition img { float: right; margin: 0 0 var(--space-2) var(--space-4); aspect-ratio: 4 / 3; border-radius: var(--radius) }
@media screen and (prefers-color-scheme: dark) {
  /* As in components/diagram/diagram.module.scss. */
  #definition img { filter: invert(0.94) hue-rotate(180deg) }
}
#definition p { margin-top: var(--space-2) }
#definition a { display: inline-flex; align-items: center; min-height: 44px }
/* Elsewhere it stands in the middle of the window, on phones at its foot: within reach of a thumb. */
@supports not (position-area: bottom) {
  @media (width < 48em) { #definition { inset-block-start: auto; margin-bottom: var(--space-4) } }
}
/* Below its word, or above it where there is no room below, and never beyond the edge of the window. */
@supports (position-area: bottom) {
  #definition { inset: var(--space-2) var(--space-4); position-area: bottom span-all; position-try-fallbacks: flip-block }
}
`

let sheet: CSSStyleSheet | undefined

/** A box for the definition of a term that an element leads to the entry of. It is in the page only while it is open. */
export function definitionBox(link: HTMLAnchorElement, { term, text, picture }: Definition): HTMLElement {
  const entry = Object.assign(document.createElement('a'), {
    href: link.href,
    textContent: 'In the glossary',
  })
  const box = Object.assign(document.createElement('div'), {
    id: 'definition',
    popover: 'auto',
    tabIndex: -1,
  })
  box.role = 'note'
  if (picture) {
    // A reader who is offline may have the words alone.
    const image = Object.assign(new Image(120, 90), { src: picture, alt: '', onerror: () => image.remove() })
    box.append(image)
  }
  box.append(element('dfn', term), element('p', text), entry)
  // Back finds the page without it, and leaves the page without it.
  entry.addEventListener('click', () => box.hidePopover())
  addEventListener('popstate', () => box.remove(), { once: true })
  box.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') box.remove()
  })
  addStyles()
  return box
}

function addStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

function element(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent })
}

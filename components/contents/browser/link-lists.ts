import { sayAs } from '../../kit/browser/say-as'

// Copies of links, and lists of them, for what the page leaves empty.

/** Made once for each section. */
const innerLists = new WeakMap<Element, readonly Element[]>()

/** The headings in a section, below its own. */
export function innerListOf(section: Element, link: HTMLAnchorElement): readonly Element[] {
  const headings = [...section.querySelectorAll<HTMLAnchorElement>('h3 > a')]
  if (headings.length < 2) return []
  const made = innerLists.get(section) ?? [copyOf('p', link), listOf(headings.map(copyLink))]
  innerLists.set(section, made)
  return made
}

export function copyOf<Name extends 'a' | 'p' | 'span'>(
  name: Name,
  source: HTMLElement,
): HTMLElementTagNameMap[Name] {
  const copy = document.createElement(name)
  sayAs(copy, source)
  return copy
}

export function copyLink(link: HTMLAnchorElement): HTMLAnchorElement {
  return Object.assign(copyOf('a', link), { href: link.hash })
}

export function listOf(links: readonly HTMLAnchorElement[]): HTMLOListElement {
  const list = document.createElement('ol')
  list.append(
    ...links.map((link) => {
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  return list
}

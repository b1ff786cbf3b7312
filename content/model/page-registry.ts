import { parseContent } from './define'
import raw from '../pages.json'
import { parentPath } from './page-path'
import { pagesSchema, type PageRecord } from './schemas/pages'

/** A page's address. A path that content/pages.json does not list does not compile. */
export type PagePath = keyof typeof raw.pages

export type Page = PageRecord & { path: PagePath }

/** The same page at a second address, canonical to the first. */
export type Alias = { path: string; of: string }

const registry = parseContent('content/pages.json', pagesSchema, raw)

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(raw.pages, path)
}

/** In the order of content/pages.json, which is that of the menus. */
export const pages: readonly Page[] = Object.entries(registry.pages).flatMap(([path, record]) =>
  isPagePath(path) ? [{ path, ...record }] : [],
)

export const aliases: readonly Alias[] = Object.entries(registry.aliases).map(([path, of]) => ({ path, of }))

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

/** @throws Error for a path that content/pages.json does not list */
export function getPage(path: PagePath): Page {
  const page = pagesByPath.get(path)
  if (!page) throw new Error(`content/pages.json lists no page "${path}"`)
  return page
}

export function pagesIn(menu: Page['menus'][number]): Page[] {
  return pages.filter((page) => page.menus.includes(menu))
}

/** The pages whose updates the feed and the home page report, newest first: all but those of the legal menu alone. */
export function newestPages(): Page[] {
  return pages
    .filter(({ menus }) => menus.length === 0 || menus.some((menu) => menu !== 'legal'))
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
}

/** The way from the home page to this one, both included. */
export function trailTo(path: PagePath): Page[] {
  const parent = parentPath(path)
  const above = parent !== undefined && isPagePath(parent) ? trailTo(parent) : []
  return [...above, getPage(path)]
}

/** The pages right below this one, in the order of content/pages.json. The home page has none. */
export function childPages(path: PagePath): Page[] {
  return path === '/' ? [] : pages.filter((page) => parentPath(page.path) === path)
}

/** The first pages right below this one, for menus: the page itself links to all of them. */
export function firstGuides(path: PagePath): Page[] {
  return childPages(path).slice(0, 8)
}

/** What the footer has and the header has no room for. */
export function pagesOfFooterAlone(): Page[] {
  return pagesIn('footer').filter(({ menus }) => !menus.includes('header'))
}

import { parseContent } from './define'
import raw from '../pages.json'
import { pagesSchema, type Page } from './schemas/pages'

export const { pages, aliases } = parseContent('content/pages.json', pagesSchema, raw)

/** @throws Error for a path that content/pages.json does not list */
export function getPage(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`content/pages.json lists no page "${path}"`)
  return page
}

export function pagesIn(menu: Page['menus'][number]): Page[] {
  return pages.filter((page) => page.menus.includes(menu))
}

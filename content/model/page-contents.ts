import { allEntries, type Outline } from './outline'
import { readPage } from './page-module'
import { pages, type PagePath } from './page-registry'
import { site } from './site'

/** Every page's outline, by its path, in the order of the menus. */
export async function readOutlines(): Promise<ReadonlyMap<PagePath, Outline>> {
  const found = await Promise.all(pages.map(async (page) => [page.path, await readPage(page)] as const))
  return new Map(found.map(([path, { outlineWith }]) => [path, outlineWith(site)]))
}

/** The ids of every page's headings: contents lists, search and llms.txt link to them. */
export async function readAnchors(): Promise<Readonly<Record<string, readonly string[]>>> {
  const outlines = await readOutlines()
  return Object.fromEntries(
    [...outlines].map(([path, { sections }]) => [path, allEntries(sections).map(({ id }) => id)]),
  )
}

import { defineCollection } from '../store/store'
import { allEntries, type Outline } from '../text/outline'
import { readPage } from './page-module'
import { pages, type PagePath } from './page-registry'

/** Every page's outline, by its path, in the order of the menus. */
export const outlines = defineCollection(
  (store): ReadonlyMap<PagePath, Outline> =>
    new Map(pages(store).map((page) => [page.path, readPage(page, store).outline])),
)

/** The ids of every page's headings: contents lists, search and llms.txt link to them. */
export const anchors = defineCollection((store): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...outlines(store)].map(([path, { sections }]) => [path, allEntries(sections).map(({ id }) => id)]),
  ),
)

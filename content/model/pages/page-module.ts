import { ContentError } from '../store/define'
import { pageFile } from '../store/page-path'
import type { Collection, Store } from '../store/store'
import type { Outline } from '../text/outline'
import { readTextPage } from '../text/text-page'
import * as books from './books'
import * as contact from './contact'
import * as glossary from './glossary'
import * as history from './history'
import * as home from './home'
import * as installation from './installation-maintenance'
import * as careAndRepair from './installation-maintenance/care-and-repair'
import type { Page } from './page-registry'
import * as radio from './radio'
import * as types from './types-of-fences'

/** The pages with fields of their own beside their Markdown: what they hold, and the headings that have an anchor. */
const pagesOfData: Readonly<
  Record<string, { content: Collection<unknown>; outline: Collection<Outline> } | undefined>
> = {
  '/': home,
  '/books': books,
  '/contact': contact,
  '/glossary': glossary,
  '/history': history,
  '/installation-maintenance': installation,
  '/installation-maintenance/care-and-repair': careAndRepair,
  '/radio': radio,
  '/types-of-fences': types,
}

/**
 * What a page holds, wherever its words stand.
 * @throws ContentError naming file and field of every fault
 */
export function readPage({ path, isText }: Pick<Page, 'path' | 'isText'>, store?: Store) {
  return isText ? readTextPage(path, store) : readPageOfData(path, store)
}

/** @throws ContentError when content/model/pages/ does not say what the page's file holds, and for each fault of it */
export function readPageOfData(path: string, store?: Store): { content: unknown; outline: Outline } {
  const page = pagesOfData[path]
  if (!page)
    throw new ContentError([
      `${pageFile(path)}: is named in no line of content/model/pages/page-module.ts, which says what such a file holds`,
    ])
  return { content: page.content(store), outline: page.outline(store) }
}

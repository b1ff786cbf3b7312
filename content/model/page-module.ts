import { ContentError } from './define'
import type { Outline } from './outline'
import { pageFile } from './page-path'
import type { Page } from './page-registry'
import * as books from './pages/books'
import * as contact from './pages/contact'
import * as glossary from './pages/glossary'
import * as history from './pages/history'
import * as home from './pages/home'
import * as installation from './pages/installation-maintenance'
import * as careAndRepair from './pages/installation-maintenance/care-and-repair'
import * as radio from './pages/radio'
import * as types from './pages/types-of-fences'
import type { Collection, Store } from './store'
import { readTextPage } from './text-page'

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
      `${pageFile(path)}: is named in no line of content/model/page-module.ts, which says what such a file holds`,
    ])
  return { content: page.content(store), outline: page.outline(store) }
}

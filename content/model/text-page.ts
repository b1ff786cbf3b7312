import { variables } from './markdown/variables'
import { parseTextPage, type TextPage } from './markdown/parse-text-page'
import { guideFile } from './page-path'

const read = new Map<string, TextPage>()

/**
 * The words of a page that is Markdown, and its headings.
 * @throws ContentError naming line and column of every fault
 */
export function readTextPage(path: string): TextPage {
  const known = read.get(path)
  // While somebody writes, each reading is a new one.
  if (known && process.env.NODE_ENV !== 'development') return known
  const page = parseTextPage(guideFile(path), variables)
  read.set(path, page)
  return page
}

import { statePage } from '../fence-laws/state-page'
import { stateOf } from '../fence-laws/states'
import { readGuideFile } from '../markdown/guides'
import { variables } from '../markdown/variables'
import { parseTextPage, type TextPage } from '../markdown/parse-text-page'
import { guideFile } from '../store/page-path'
import type { Store } from '../store/store'

/**
 * The words of a page that is Markdown or drawn from data, and its headings.
 * @throws ContentError naming line and column of every fault
 */
export function readTextPage(path: string, store?: Store): TextPage {
  const state = stateOf(path, store)
  return state ? statePage(state) : parseTextPage(readGuideFile(guideFile(path), store), variables(store))
}

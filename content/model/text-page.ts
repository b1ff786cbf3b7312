import { statePage } from './fence-laws/state-page'
import { statePath, states } from './fence-laws/states'
import { variables } from './markdown/variables'
import { parseTextPage, type TextPage } from './markdown/parse-text-page'
import { guideFile } from './page-path'

/**
 * The words of a page that is Markdown or drawn from data, and its headings.
 * @throws ContentError naming line and column of every fault
 */
export function readTextPage(path: string): TextPage {
  const state = states.find((one) => statePath(one) === path)
  return state ? statePage(state) : parseTextPage(guideFile(path), variables)
}

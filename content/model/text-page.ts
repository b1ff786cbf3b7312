import { stateContent } from './fence-laws/state-page'
import { statePath, states } from './fence-laws/states'
import { variables } from './markdown/variables'
import { parseTextPage, type TextPage } from './markdown/parse-text-page'
import { textPageOutline } from './outline'
import { guideFile } from './page-path'

const read = new Map<string, TextPage>()

/**
 * The words of a page that is Markdown or drawn from data, and its headings.
 * @throws ContentError naming line and column of every fault
 */
export function readTextPage(path: string): TextPage {
  const known = read.get(path)
  // While somebody writes, each reading is a new one.
  if (known && process.env.NODE_ENV !== 'development') return known
  const page = drawnPage(path) ?? parseTextPage(guideFile(path), variables)
  read.set(path, page)
  return page
}

function drawnPage(path: string): TextPage | undefined {
  const state = states.find((one) => statePath(one) === path)
  if (!state) return undefined
  const content = stateContent(state)
  return { content, outline: textPageOutline(content) }
}

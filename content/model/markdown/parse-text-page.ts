import { textPageSchema, type TextPageContent } from '../schemas/text-page'
import { parseContent } from '../store/define'
import { keptOnDisk } from '../store/kept-on-disk'
import { textPageOutline, type Outline } from '../text/outline'
import type { GuideFile } from './guide-file'
import type { Variables } from './guide-text'
import { readBody } from './read-body'

export type TextPage = { content: TextPageContent; outline: Outline }

/** Of each file as it is, with the values that its words were given. */
const parsed = new WeakMap<GuideFile, { page: TextPage; key: string }>()

/** @throws ContentError naming line and column of every fault */
export function parseTextPage(guide: GuideFile, variables: Variables | undefined): TextPage {
  const known = parsed.get(guide)
  if (known && known.key === variables?.key) return known.page
  const content = variables ? readBefore(guide, variables) : readContent(guide, variables)
  const page = { content, outline: textPageOutline(content) }
  if (variables) parsed.set(guide, { page, key: variables.key })
  return page
}

const readContent = (guide: GuideFile, variables: Variables | undefined): TextPageContent =>
  parseContent(guide.file, textPageSchema, readBody(guide, variables))

/** As readContent, which an earlier process may have done. */
function readBefore(guide: GuideFile, variables: Variables): TextPageContent {
  const { file, source, places } = guide
  const kept = keptOnDisk('words', [file, source, variables.key], () => ({
    content: readContent(guide, variables),
    places: [...places],
  }))
  for (const [field, place] of kept.places) places.set(field, place)
  return kept.content
}

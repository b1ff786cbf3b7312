import { parseContent } from '../define'
import { textPageOutline, type Outline } from '../outline'
import { textPageSchema, type TextPageContent } from '../schemas/text-page'
import type { Store } from '../store'
import { readGuideFile, type GuideFile } from './guide-file'
import type { Variables } from './guide-text'
import { readBody } from './read-body'

export type TextPage = { content: TextPageContent; outline: Outline }

/** Each file is read anew when somebody edits it, and its page with it. */
const parsed = new WeakMap<GuideFile, TextPage>()

/** @throws ContentError naming line and column of every fault */
export function parseTextPage(file: string, variables: Variables | undefined, store?: Store): TextPage {
  const guide = readGuideFile(file, store)
  const known = parsed.get(guide)
  if (known && variables) return known
  const content = parseContent(file, textPageSchema, readBody(guide, variables))
  const page = { content, outline: textPageOutline(content) }
  parsed.set(guide, page)
  return page
}

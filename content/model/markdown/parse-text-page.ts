import { parseContent } from '../define'
import { textPageOutline, type Outline } from '../outline'
import { textPageSchema, type TextPageContent } from '../schemas/text-page'
import { readGuideFile } from './guide-file'
import type { Variables } from './guide-text'
import { readBody } from './read-body'

export type TextPage = { content: TextPageContent; outline: Outline }

/** @throws ContentError naming line and column of every fault */
export function parseTextPage(file: string, variables: Variables | undefined): TextPage {
  const content = parseContent(file, textPageSchema, readBody(readGuideFile(file), variables))
  return { content, outline: textPageOutline(content) }
}

import type { z } from 'zod'
import { references } from '../collections/sources'
import { content as glossary } from '../pages/glossary'
import { numberCitations, type NumberedSource } from './citations'
import { markTerms } from './terms'

export type Guide<Content> = {
  content: Content
  sources: readonly NumberedSource[]
}

/** The content of a guide as its page shows it: with numbered sources, and with a link at the first use of a term. */
export function readGuide<Content>(schema: z.ZodType<Content>, content: Content): Guide<Content> {
  return numberCitations(markTerms(schema, content, glossary().terms), references())
}

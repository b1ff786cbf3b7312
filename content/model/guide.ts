import type { z } from 'zod'
import { content as glossary } from '../pages/glossary'
import { numberCitations, type NumberedSource } from './citations'
import type { Term } from './schemas/glossary'
import { sources } from './sources'
import { markTerms } from './terms'

export type Guide<Content> = {
  content: Content
  sources: readonly NumberedSource[]
  /** The terms that the content opens the definitions of. */
  terms: readonly Term[]
}

/** The content of a guide as its page shows it: with numbered sources, and with a button at the first use of a term. */
export function readGuide<Content>(schema: z.ZodType<Content>, content: Content): Guide<Content> {
  const { content: marked, terms } = markTerms(schema, content, glossary.terms)
  return { ...numberCitations(marked, sources), terms }
}

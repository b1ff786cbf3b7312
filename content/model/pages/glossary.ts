import { defineCollection, definePage } from '../store'
import type { Outline } from '../outline'
import { glossarySchema } from '../schemas/glossary'

export const content = definePage('/glossary', glossarySchema)

/** The sections are the terms: each is found by itself. */
export const outline = defineCollection((store): Outline => {
  const page = content(store)
  const { heading, text } = page.parts
  return {
    text: [page.lead],
    sections: [
      { id: 'parts', heading, text: [text] },
      ...page.terms.map(({ id, term, definition }) => ({ id, heading: term, text: [definition] })),
    ],
  }
})

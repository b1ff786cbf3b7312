import { definePage } from '../define'
import type { Outline } from '../outline'
import { glossarySchema } from '../schemas/glossary'
import data from '../../data/pages/glossary.json' with { type: 'json' }

export const content = definePage('/glossary', glossarySchema, data)

const { heading, text } = content.parts

/** The sections are the terms: each is found by itself. */
export const outline: Outline = {
  text: [content.lead],
  sections: [
    { id: 'parts', heading, text: [text] },
    ...content.terms.map(({ id, term, definition }) => ({ id, heading: term, text: [definition] })),
  ],
}

import type { z } from 'zod'
import { frameHeight } from '../collections/drawing'
import { drawings } from '../collections/drawings'
import { glossarySchema, type Glossary } from '../schemas/glossary'
import { parseContent } from '../store/define'
import { pageFile } from '../store/page-path'
import { defineCollection, readJson, type Store } from '../store/store'
import type { Outline } from '../text/outline'

const file = pageFile('/glossary')

export const content = defineCollection((store) => parseGlossary(readJson(store, file), store))

/** @throws ContentError naming the field of every fault, a thumbnail outside of its drawing among them */
export function parseGlossary(value: unknown, store: Store): Glossary {
  const schema = glossarySchema.superRefine((page, context) => refuseThumbnails(page, context, store))
  return parseContent(file, schema, value)
}

function refuseThumbnails({ terms }: Glossary, context: z.RefinementCtx, store: Store) {
  terms.forEach(({ thumbnail }, index) => {
    const drawing = thumbnail && drawings(store).get(thumbnail.diagram)
    if (!drawing) return
    const { x, y, width } = thumbnail
    const { top, height } = drawing
    const end = top + height
    const tall = frameHeight(width)
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['terms', index, 'thumbnail', field], message })
    if (x < 0 || x + width > 360)
      refuse('x', `is outside of the drawing: the frame reaches from ${x} to ${x + width}, of 0 to 360`)
    if (y < top || y + tall > end)
      refuse(
        'y',
        `is outside of the drawing: the frame reaches from ${y} to ${y + tall}, of ${top} to ${end}`,
      )
  })
}

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

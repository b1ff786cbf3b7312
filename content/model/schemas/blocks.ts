import { z } from 'zod'
import { calendar } from './calendar'
import { cell, diagramName, pictureName, prose, slug, text } from './common'

/** A color of styles/tokens/_utility-marks.scss. */
const swatchColor = z.enum(['white', 'pink', 'red', 'yellow', 'orange', 'blue', 'purple', 'green'])

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(2),
    rows: z.array(z.array(cell)).min(1),
    note: cell.optional(),
    calendar: calendar.optional(),
  })
  .superRefine(({ head, rows, calendar }, context) => {
    if (calendar && calendar.events.length !== rows.length) {
      context.addIssue({
        code: 'custom',
        path: ['calendar', 'events'],
        message: `has ${calendar.events.length} events, but the table has ${rows.length} rows`,
      })
    }
    rows.forEach((row, index) => {
      if (row.length !== head.length) {
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${row.length} cells, but the table has ${head.length} columns`,
        })
      }
    })
  })

const pictureBlock = z.strictObject({
  kind: z.literal('picture'),
  name: pictureName,
  caption: prose.optional(),
})
const diagramBlock = z.strictObject({ kind: z.literal('diagram'), name: diagramName })

/** A picture or a drawing. */
export const figureBlock = z.discriminatedUnion('kind', [pictureBlock, diagramBlock])

/** A string is a paragraph; everything else says its kind. */
export const block = z.union([
  prose,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(prose).min(1),
      ordered: z.boolean().optional(),
    }),
    /** Things to tick off, with a box each. */
    z.strictObject({ kind: z.literal('checklist'), items: z.array(cell).min(1) }),
    table,
    z.strictObject({
      kind: z.literal('note'),
      tone: z.enum(['tip', 'warning']),
      title: text,
      text: prose,
    }),
    z.strictObject({
      kind: z.literal('terms'),
      items: z.array(z.strictObject({ term: text, text: prose })).min(1),
    }),
    z.strictObject({
      kind: z.literal('swatches'),
      caption: text,
      items: z.array(z.strictObject({ color: swatchColor, name: text, text: prose })).min(1),
      note: prose.optional(),
    }),
    pictureBlock,
    diagramBlock,
  ]),
])

const subsection = z.strictObject({
  id: slug,
  heading: text,
  blocks: z.array(block).min(1, 'holds no words below its heading'),
})

/** A heading with an anchor, what stands under it, and perhaps smaller headings below. */
export const section = subsection.extend({ sections: z.array(subsection).optional() })

export type SwatchColor = z.infer<typeof swatchColor>
export type Block = z.infer<typeof block>
export type Table = z.infer<typeof table>
export type FigureBlock = z.infer<typeof figureBlock>
export type Section = z.infer<typeof section>
export type Subsection = z.infer<typeof subsection>

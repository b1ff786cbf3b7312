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
  /** Whether it stands beside the one before it: `## Insurance {.beside}`. */
  beside: z.boolean().optional(),
  blocks: z.array(block).min(1, 'holds no words below its heading'),
})

type Marked = z.infer<typeof subsection> & { sections?: readonly unknown[] | undefined }

/** Half a page has room for words, and for nothing else. */
const isOfWords = ({ blocks, sections = [] }: Marked): boolean =>
  sections.length === 0 &&
  blocks.every((block) => typeof block === 'string' || block.kind === 'list' || block.kind === 'terms')

function checkBeside(sections: readonly Marked[], context: z.RefinementCtx) {
  sections.forEach((section, index) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [index, 'beside'], message })
    if (!section.beside) return
    const before = sections[index - 1]
    if (!before) return refuse('{.beside} is the first heading of its kind here: nothing stands before it')
    const tooMuch = [before, section].find((one) => !isOfWords(one))
    if (tooMuch)
      refuse(
        `{.beside} is for words and lists alone; "${tooMuch.heading}" holds more, such as a figure, a table, a note or smaller headings`,
      )
  })
}

/** A heading with an anchor, what stands under it, and perhaps smaller headings below. */
export const section = subsection.extend({
  sections: z.array(subsection).superRefine(checkBeside).optional(),
})

/** The sections of a page, or of a part of one. */
export const sections = z
  .array(section)
  .min(1, 'has no section: a heading such as "## Hinges" with words below it')
  .superRefine(checkBeside)

export type SwatchColor = z.infer<typeof swatchColor>
export type Block = z.infer<typeof block>
export type Table = z.infer<typeof table>
export type FigureBlock = z.infer<typeof figureBlock>
export type Section = z.infer<typeof section>
export type Subsection = z.infer<typeof subsection>

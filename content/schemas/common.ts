import { z } from 'zod'

/** Plain words: shown as they are. */
export const text = z.string().trim().min(1, 'must not be empty')

/**
 * Words with inline Markdown: `*stress*`, `**strong**`, `[link](/page#section)` and citations such
 * as `[^woodhb]`, a key of content/sources.json. Citations are numbered page by page.
 */
export const prose = text

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, like "post-depth"')

export const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'must be a full address that starts with https://',
})

/** A calendar day, like 2026-11-21. */
export const day = z.iso.date('must be a day written as YYYY-MM-DD')

/** A path of this site, perhaps with an anchor: `/history` or `/history#resources`. */
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9-]*(?:#[a-z0-9-]+)?$/, 'must be a path of this site, like "/history#resources"')

/** A key of content/pictures/pictures.json. */
export const pictureName = slug

/** A drawing of components/diagram/; its words stand in content/diagrams.ts. */
export const diagramName = z.enum([
  'anatomy',
  'post-depth',
  'post-spacing',
  'gate',
  'slopes',
  'layout',
  'boards',
])

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(2),
    rows: z.array(z.array(prose)).min(1),
    note: prose.optional(),
  })
  .superRefine(({ head, rows }, context) => {
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

/** A string is a paragraph; everything else says its kind. */
export const block = z.union([
  prose,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(prose).min(1),
      ordered: z.boolean().optional(),
    }),
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
    z.strictObject({ kind: z.literal('picture'), name: pictureName, caption: prose.optional() }),
    z.strictObject({ kind: z.literal('diagram'), name: diagramName }),
  ]),
])

const subsection = z.strictObject({ id: slug, heading: text, blocks: z.array(block).min(1) })

/** A heading with an anchor, what stands under it, and perhaps smaller headings below. */
export const section = subsection.extend({ sections: z.array(subsection).optional() })

export const question = z.strictObject({ id: slug, question: text, answer: prose })

export type Block = z.infer<typeof block>
export type Section = z.infer<typeof section>
export type Subsection = z.infer<typeof subsection>
export type Question = z.infer<typeof question>

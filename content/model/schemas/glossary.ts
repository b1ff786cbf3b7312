import { z } from 'zod'
import { diagramName, prose, sitePath, slug, text } from './common'

/** Forms become a pattern, in which other signs would have a meaning. */
const form = text.regex(
  /^[\p{L}\p{N}’-]+(?: [\p{L}\p{N}’-]+)*$/u,
  'must be words, with hyphens and ’ at most',
)

const unit = z.int()

/** A detail of a drawing, four units wide for three of height. */
const thumbnail = z.strictObject({
  diagram: diagramName,
  /** Where it begins, and how wide it is, in units of the drawing. */
  x: unit,
  y: unit,
  width: unit.positive(),
})

const term = z.strictObject({
  /** Its anchor. */
  id: slug,
  term: text,
  /** Two or three sentences at most. Guides show the first alone, so it must be enough by itself. */
  definition: prose,
  /**
   * The words that guides use for it, of which the first on a page opens the definition. Only words with no other
   * meaning: "line post", not "step".
   */
  forms: z.array(form).min(1).optional(),
  /** Terms that belong to it, by their ids. */
  see: z.array(slug).min(1).optional(),
  /** The section of a guide that uses it. */
  href: sitePath.optional(),
  /** What a drawing of the guides shows of it. */
  thumbnail: thumbnail.optional(),
})

/** A name in a drawing, which leads to its term. */
const label = z.strictObject({
  term: slug,
  /** The baseline of its first letter, or of its last one or middle, as `anchor` says. */
  x: unit,
  y: unit,
  anchor: z.enum(['start', 'middle', 'end']).default('start'),
})

const parts = z.strictObject({
  heading: text,
  text: prose,
  /** Side by side on one ground line. Each has leaders to its labels, but no names: those are links. */
  drawings: z.array(z.strictObject({ diagram: diagramName, labels: z.array(label).min(1) })).min(1),
})

const terms = z
  .array(term)
  .min(1)
  .superRefine((terms, context) => {
    const ids = new Set(terms.map(({ id }) => id))
    const owners = new Map<string, string>()
    terms.forEach(({ term, see = [], forms = [] }, index) => {
      see.forEach((id, place) => {
        if (!ids.has(id))
          context.addIssue({
            code: 'custom',
            path: [index, 'see', place],
            message: 'is the id of no term',
          })
      })
      forms.forEach((form, place) => {
        const owner = owners.get(form.toLowerCase())
        if (owner !== undefined)
          context.addIssue({
            code: 'custom',
            path: [index, 'forms', place],
            message: `is a form of "${owner}" already`,
          })
        owners.set(form.toLowerCase(), term)
      })
      const before = terms[index - 1]?.term
      if (before !== undefined && letters(before).localeCompare(letters(term), 'en') > 0)
        context.addIssue({
          code: 'custom',
          path: [index, 'term'],
          message: `must stand before "${before}": terms are in the order of the alphabet`,
        })
    })
  })

export const glossarySchema = z
  .strictObject({ lead: prose, parts, terms })
  .superRefine(({ parts, terms }, context) => {
    const ids = new Set(terms.map(({ id }) => id))
    parts.drawings.forEach(({ labels }, index) => {
      labels.forEach(({ term }, place) => {
        if (!ids.has(term))
          context.addIssue({
            code: 'custom',
            path: ['parts', 'drawings', index, 'labels', place, 'term'],
            message: 'is the id of no term',
          })
      })
    })
  })

/** Dictionaries sort by letters alone: "end-cut" before "end grain". */
function letters(term: string): string {
  return term.replace(/[^\p{L}\p{N}]/gu, '')
}

export type Glossary = z.infer<typeof glossarySchema>
export type Term = Glossary['terms'][number]

import { z } from 'zod'
import { cell, day, httpsUrl, pictureName, prose, question, slug, text } from './common'

const fenceTypeId = z.enum(['wooden', 'metal', 'vinyl', 'composite'])

const dollars = z.number().int().positive()

/** US dollars per linear foot, low and high end of what was found. */
const priceRange = z
  .tuple([dollars, dollars])
  .refine(([low, high]) => low < high, 'must run from the lower to the higher price')

const fenceStyle = z.strictObject({
  id: slug,
  name: text,
  description: prose,
  /** Where it fits: a few words, like "front yards, cottage gardens". */
  fits: text,
  picture: pictureName.optional(),
})

const fenceType = z.strictObject({
  id: fenceTypeId,
  title: text,
  subtitle: text,
  description: prose,
  picture: pictureName,
  wikipediaLink: httpsUrl,
  benefits: z.array(prose).min(1),
  drawbacks: z.array(prose).min(1),
  /** What the material is and how it behaves, in two to four paragraphs. */
  material: z.array(prose).min(1),
  styles: z.array(fenceStyle).min(1),
  fits: prose,
  climate: prose,
  upkeep: prose,
  environment: prose,
  price: z.strictObject({ installed: priceRange, note: prose }),
})

const comparisonRow = z.strictObject({
  label: text,
  wooden: cell,
  metal: cell,
  vinyl: cell,
  composite: cell,
})

export const typesOfFencesSchema = z.strictObject({
  lead: prose,
  /** The answer in about 50 words, for a reader who reads nothing else. */
  answer: prose,
  /** Fixed: the comparison has a column for each. */
  fenceTypes: z.array(fenceType).length(4),
  pricesAsOf: day,
  priceNote: prose,
  comparison: z.array(comparisonRow).min(1),
  chooser: z.array(z.strictObject({ need: text, choice: prose })).min(1),
  questions: z.array(question).min(1),
})

export type FenceType = z.infer<typeof fenceType>
export type TypesOfFences = z.infer<typeof typesOfFencesSchema>

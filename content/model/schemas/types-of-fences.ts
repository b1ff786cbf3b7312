import { z } from 'zod'
import { cell, diagramName, httpsUrl, pictureName, prose, question, slug, text } from './common'

const fenceTypeId = z.enum(['wooden', 'metal', 'vinyl', 'composite'])

const fenceStyle = z.strictObject({
  id: slug,
  name: text,
  description: prose,
  /** Where it fits: a few words, like "front yards, cottage gardens". */
  fits: text,
  /** In place of a plate, for a style that has none: content/data/plates.json. */
  picture: pictureName.optional(),
})

/** Its last part is the title of the article, which the link shows so that readers know what opens. */
const encyclopediaLink = httpsUrl.regex(
  /\.wikipedia\.org\/wiki\/[^/?#%]+$/,
  'must be the address of an article, like https://en.wikipedia.org/wiki/Picket_fence',
)

/** The fields stand in reading order: sources are numbered in it. */
const fenceType = z.strictObject({
  id: fenceTypeId,
  title: text,
  subtitle: text,
  description: prose,
  picture: pictureName,
  /** What the material is and how it behaves. */
  material: z.array(prose).min(1),
  benefits: z.array(prose).min(1),
  drawbacks: z.array(prose).min(1),
  styles: z.array(fenceStyle).min(1),
  /** A drawing below the styles, which explains them. */
  upkeep: prose,
  wikipediaLink: encyclopediaLink,
})

const comparisonRow = z.strictObject({
  label: text,
  wooden: cell,
  metal: cell,
  vinyl: cell,
  composite: cell,
  /** Shown at the head of each material as well, without its sources; four fit. */
  atAGlance: z.boolean().optional(),
})

export const typesOfFencesSchema = z.strictObject({
  lead: prose,
  /** The answer in about 50 words, for a reader who reads nothing else. */
  answer: prose,
  comparison: z.array(comparisonRow).min(1),
  /** A drawing of the life spans, under the comparison. */
  lifeSpans: diagramName,
  /** Prices only with their month, their place and what they include; otherwise how to find out. */
  priceNote: prose,
  /** Fixed: the comparison has a column for each. */
  fenceTypes: z.array(fenceType).length(4),
  chooser: z.array(z.strictObject({ need: text, choice: prose })).min(1),
  questions: z.array(question).min(1),
})

export type FenceType = z.infer<typeof fenceType>
export type TypesOfFences = z.infer<typeof typesOfFencesSchema>

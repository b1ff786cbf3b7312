import { z } from 'zod'
import { section } from './blocks'
import { diagramName, prose, sitePath, slug, text } from './common'

/** What a homeowner sees go wrong. */
const symptom = z.strictObject({
  id: slug,
  symptom: text,
  /** How to tell which cause it has. */
  signs: z.array(prose).min(1),
  /** The cheapest repair that lasts, in the order of the work. */
  steps: z.array(prose).min(1),
  time: prose,
  /** What to ask the price of, and what it is where a source says so. */
  parts: prose,
  /** When somebody else should do it. */
  help: prose,
  /** How it looks, for the board at the head of the repairs. */
  diagram: diagramName,
  /** The page that shows every step, where there is one. */
  href: sitePath.optional(),
})

const symptomGroup = z.strictObject({ id: slug, heading: text, symptoms: z.array(symptom).min(1) })

export const careAndRepairSchema = z.strictObject({
  lead: prose,
  answer: prose,
  care: z.array(section).min(1),
  troubles: z.array(symptomGroup).min(1),
  safety: z.array(section).min(1),
})

export type Symptom = z.infer<typeof symptom>

import { z } from 'zod'
import { sections } from './blocks'
import { diagramName, prose, sitePath, slug, text } from './common'

/** What a homeowner sees go wrong. */
const symptom = z.strictObject({
  id: slug,
  symptom: text,
  /** How to tell which cause it has. */
  signs: z.array(prose).min(1),
  /** How it looks, for the board at the head of the repairs. */
  diagram: diagramName,
  /** Where the repair is told, step by step. */
  href: sitePath,
})

const symptomGroup = z.strictObject({ id: slug, heading: text, symptoms: z.array(symptom).min(1) })

export const careAndRepairSchema = z.strictObject({
  lead: prose,
  answer: prose,
  care: sections,
  troubles: z.array(symptomGroup).min(1),
  safety: sections,
})

export type Symptom = z.infer<typeof symptom>

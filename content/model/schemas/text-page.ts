import { z } from 'zod'
import { sections } from './blocks'
import { prose } from './common'

/** A page of text: the answer in brief is for a reader who reads nothing else. */
export const textPageSchema = z.strictObject({
  lead: prose,
  answer: prose.optional(),
  sections,
})

export type TextPageContent = z.infer<typeof textPageSchema>

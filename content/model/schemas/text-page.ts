import { z } from 'zod'
import { section } from './blocks'
import { prose } from './common'

/** A page of text: the answer in brief is for a reader who reads nothing else. */
export const textPageSchema = z.strictObject({
  lead: prose,
  answer: prose.optional(),
  sections: z.array(section).min(1, 'has no section: a heading such as "## Hinges" with words below it'),
})

export type TextPageContent = z.infer<typeof textPageSchema>

import { z } from 'zod'
import { text, uncitedProse } from './common'

export const contactSchema = z.strictObject({
  lead: uncitedProse,
  details: uncitedProse,
  form: uncitedProse,
  topics: z
    .array(
      z.strictObject({
        title: text,
        text: uncitedProse,
        /** A link that begins a message: its subject, and what we need to know. */
        mail: z.strictObject({ label: text, subject: text, questions: z.array(text).min(1) }).optional(),
      }),
    )
    .min(1),
})

export type ContactContent = z.infer<typeof contactSchema>

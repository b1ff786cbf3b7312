import { z } from 'zod'
import { slug, text, uncitedProse } from './common'

/** The topic of a message whose category no topic has as its id. */
export const generalTopic = 'general'

export const contactSchema = z.strictObject({
  lead: uncitedProse,
  details: uncitedProse,
  /** What nobody need write about. */
  limits: z.strictObject({ title: text, text: uncitedProse }),
  /** What the form does with a message: opens a mail program, posts it to us, or leaves it to a provider. */
  form: z.strictObject({ mail: uncitedProse, post: uncitedProse, provider: uncitedProse }),
  topics: z
    .array(
      z.strictObject({
        /** The form is opened with it: /contact-form?category=corrections. */
        id: slug,
        title: text,
        text: uncitedProse,
        /** A link that begins a message: its subject, and what we need to know. */
        mail: z.strictObject({ label: text, subject: text, questions: z.array(text).min(1) }).optional(),
      }),
    )
    .min(1)
    .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, {
      message: 'has two topics of one id; the form tells them apart by it',
    })
    .refine((topics) => topics.some(({ id, mail }) => id === generalTopic && mail), {
      message: `needs a topic with the id "${generalTopic}" and a mail: the form takes it where it is asked for no topic, or for one that is not here`,
    }),
})

export type ContactContent = z.infer<typeof contactSchema>

import { z } from 'zod'
import { slug, text, uncitedProse } from './common'

const question = z.strictObject({ id: slug, question: text, answer: uncitedProse })

const kindOfSound = z.strictObject({
  lead: uncitedProse,
  about: z.array(uncitedProse).min(1),
  help: z.array(question).min(1),
})

export const radioSchema = z.strictObject({
  tip: uncitedProse,
  /** What the station plays, a line each: its titles, or what is known of them. */
  program: z.array(text).min(1).max(6),
  about: z.array(uncitedProse).min(1),
  help: z.array(question).min(1),
  /** What is true of a live stream, and what of the recording that plays where there is none. */
  live: kindOfSound,
  recording: kindOfSound,
})

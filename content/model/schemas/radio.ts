import { z } from 'zod'
import { slug, text, uncitedProse } from './common'

export const radioSchema = z.strictObject({
  lead: uncitedProse,
  tip: uncitedProse,
  /** What the station plays, a line each: its titles, or what is known of them. */
  program: z.array(text).min(1).max(6),
  about: z.array(uncitedProse).min(1),
  help: z.array(z.strictObject({ id: slug, question: text, answer: uncitedProse })).min(1),
})

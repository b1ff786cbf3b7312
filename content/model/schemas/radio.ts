import { z } from 'zod'
import { slug, text, uncitedProse } from './common'

export const radioSchema = z.strictObject({
  lead: uncitedProse,
  tip: uncitedProse,
  about: z.array(uncitedProse).min(1),
  help: z.array(z.strictObject({ id: slug, question: text, answer: uncitedProse })).min(1),
})

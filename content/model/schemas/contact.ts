import { z } from 'zod'
import { text, uncitedProse } from './common'

export const contactSchema = z.strictObject({
  lead: uncitedProse,
  details: uncitedProse,
  form: uncitedProse,
  topics: z.array(z.strictObject({ title: text, text: uncitedProse })).min(1),
})

import { z } from 'zod'
import { pictureName, text, uncitedProse } from './common'

export const homeSchema = z.strictObject({
  hero: z.strictObject({ title: text, lead: uncitedProse, picture: pictureName }),
  types: z.strictObject({ heading: text, lead: uncitedProse }),
  installation: z.strictObject({ heading: text, lead: uncitedProse }),
  history: z.strictObject({ heading: text, lead: uncitedProse }),
  news: z.strictObject({
    heading: text,
    lead: uncitedProse,
    /** In place of it where the operator has connected a news board. */
    boardLead: uncitedProse,
  }),
})

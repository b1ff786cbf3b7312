import { z } from 'zod'
import { pictureName, sitePath, text, uncitedProse } from './common'

/** What a visitor came to do, and the guides for it. */
const job = z.strictObject({
  name: text,
  links: z
    .array(z.strictObject({ href: sitePath, label: text }))
    .min(2)
    .max(3),
})

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    title: text,
    lead: uncitedProse,
    picture: pictureName,
    narrow: z.strictObject({ picture: pictureName }),
  }),
  jobs: z.strictObject({ heading: text, list: z.array(job).length(4) }),
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

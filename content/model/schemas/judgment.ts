import { z } from 'zod'
import { text } from './common'

/** What a figure of our own rests on, in the words that readers see. */
export const judgmentNames = {
  estimate: 'Our estimate',
  rule: 'Our rule of thumb',
  choice: 'Our choice',
} as const

/** A figure that is ours, and that no source gives. Nothing that safety depends on may rest on one. */
const judgment = z.strictObject({
  kind: z.enum(['estimate', 'rule', 'choice']),
  /** How we came to it, and how far to trust it. */
  why: text,
})

export const judgmentsSchema = z.record(
  z.string().regex(/^our-[a-z0-9-]+$/, 'must be a lower-case key that begins with "our-"'),
  judgment,
)

export type Judgment = z.infer<typeof judgment>

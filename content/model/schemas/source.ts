import { z } from 'zod'
import { httpsUrl, text } from './common'

/** Where a fact comes from. A source whose full address is not known is named without a link. */
const source = z.strictObject({
  title: text,
  publisher: text,
  year: text.optional(),
  href: httpsUrl.optional(),
  kind: z.enum(['official', 'maker', 'research', 'press', 'trade', 'web']),
})

export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9-]+$/, 'must be a lower-case key'), source)

export type Source = z.infer<typeof source>

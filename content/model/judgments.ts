import { parseContent } from './define'
import { judgmentsSchema, type Judgment } from './schemas/judgment'
import raw from '../judgments.json' with { type: 'json' }

/** What pages say on our own authority, by the key that they cite it with: `[^our-hours]`. */
export const judgments: Readonly<Record<string, Judgment>> = parseContent(
  'content/judgments.json',
  judgmentsSchema,
  raw,
)

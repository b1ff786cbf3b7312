import { z } from 'zod'
import { explainIssues } from '../explain-errors'
import raw from '../../data/zip-prefixes.json' with { type: 'json' }

const ranges = z
  .string()
  .regex(/^\d{3}(?:-\d{3})?(?: \d{3}(?:-\d{3})?)*$/, 'must be ranges like "430-459 470"')

const schema = z.strictObject({
  source: z.string(),
  read: z.string(),
  prefixes: z.record(z.string(), ranges),
})

const read = schema.safeParse(raw)

/** What is wrong with the file: content/model/load-content.ts tells it, beside the faults of all others. */
export const zipFaults: readonly string[] = read.success
  ? []
  : explainIssues('content/data/zip-prefixes.json', read.error.issues, raw)

/** The first three digits of each state's ZIP codes. A few cross a border: those stand with both states. */
const prefixes: Readonly<Record<string, string>> = read.success ? read.data.prefixes : {}

/** `430`, `431`, … for a state's two letters. */
export function zipPrefixes(postal: string): string[] {
  return (prefixes[postal] ?? '').split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-')
    const first = Number(from)
    return from === ''
      ? []
      : Array.from({ length: Number(to) - first + 1 }, (_, index) => String(first + index).padStart(3, '0'))
  })
}

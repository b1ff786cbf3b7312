import { z } from 'zod'
import { defineJson, type Store } from '../store/store'

const ranges = z
  .string()
  .regex(/^\d{3}(?:-\d{3})?(?: \d{3}(?:-\d{3})?)*$/, 'must be ranges like "430-459 470"')

/** The first three digits of each state's ZIP codes. A few cross a border: those stand with both states. */
export const zipCodes = defineJson(
  'content/data/zip-prefixes.json',
  z.strictObject({
    source: z.string(),
    read: z.string(),
    prefixes: z.record(z.string(), ranges),
  }),
)

/** `430`, `431`, … for a state's two letters. */
export function zipPrefixes(postal: string, store?: Store): string[] {
  return (zipCodes(store).prefixes[postal] ?? '').split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-')
    const first = Number(from)
    return from === ''
      ? []
      : Array.from({ length: Number(to) - first + 1 }, (_, index) => String(first + index).padStart(3, '0'))
  })
}

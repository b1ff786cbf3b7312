import { z } from 'zod'
import { parseContent } from './define'

const environmentSchema = z.object({
  DELIVERY: z.enum(['', 'plain'], 'must be "plain", or not be set').default(''),
})

/**
 * `DELIVERY=plain npm run build` publishes Next's export as it is, for the day on which delivery/ cannot read what a
 * new Next exports. Read here because some components differ then; see delivery/README.md.
 * @throws ContentError for any other value
 */
export function readIsPlain({ DELIVERY }: Readonly<Record<string, string | undefined>>): boolean {
  return parseContent('environment', environmentSchema, { DELIVERY }).DELIVERY === 'plain'
}

export const isPlain = readIsPlain(process.env)

import { z } from 'zod'
import { parseContent } from '../store/define'
import { defineCollection } from '../store/store'

const environmentSchema = z.object({
  KEEP_BUILDS: z.string().regex(/^\d?$/, 'must be a number of builds, from 0 to 9').default(''),
})

/**
 * How many builds before this one an open page may be of, and still find its files.
 * @throws ContentError for what is no number
 */
export function readKeepBuilds({ KEEP_BUILDS }: Readonly<Record<string, string | undefined>>): number {
  return Number(parseContent('environment', environmentSchema, { KEEP_BUILDS }).KEEP_BUILDS)
}

export const keepBuilds = defineCollection(({ environment }) => readKeepBuilds(environment))

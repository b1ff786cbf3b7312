import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { SearchDocument } from '@/components/search/index-format'
import recorded from '../../../../fixtures/search-documents.json'

// What the pages that ship say, recorded: an operator's own words may not decide whether the engine is good.
// Texts were recorded up to a limit, with the names of what followed in `more`.
const records: readonly (SearchDocument & { more?: string })[] = recorded

export const documents = records.map(({ more = '', text, ...document }): SearchDocument => ({
  ...document,
  text: `${text} ${more}`.trim(),
}))

/** The sections that answer, by the query. */
const answers = z.record(
  z.string(),
  z.string().transform((sections) => sections.split(' ')),
)
const tables = z.object({
  first: answers,
  'among the first three': answers,
  unanswered: z.array(z.string()),
  'held out': answers,
})

export type Answers = z.infer<typeof answers>

export const tablesOfQueries = tables.parse(parse(readFileSync('tests/fixtures/search-queries.yaml', 'utf8')))
/** Each should find its section first. */
export const queries = Object.keys(tablesOfQueries.first)

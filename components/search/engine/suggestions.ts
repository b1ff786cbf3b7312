import type { SearchDocument } from '../index-format'
import { folded, queryOf } from './query'
import { likelySlips } from './spelling'
import { stem, termsOf } from './words'

/**
 * Words of headings that those of a query without results are likely slips of: what is suggested has results.
 * @param known terms that texts have
 */
export function suggestions(
  typed: string,
  documents: readonly SearchDocument[],
  known: ReadonlySet<string>,
): string[] {
  const titles = documents.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const words = new Map(titles.map((word) => [stem(word), word]))
  const unknown = termsOf(folded(queryOf(typed))).filter((term) => !/\d/.test(term) && !known.has(term))
  const near = unknown.flatMap((term) => likelySlips(term, [...words.keys()]))
  return [...new Set(near)].slice(0, 4).flatMap((term) => words.get(term) ?? [])
}

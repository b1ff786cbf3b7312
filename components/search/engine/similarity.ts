import type { SearchDocument } from '../index-format'
import { weightOf } from './query-terms'
import { termsOf } from './words'

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The terms of each name of a section: its title, its aliases and, for a page, its label. */
export function namesOf({ href, title, page, aliases }: SearchDocument): string[][] {
  const names = [title, ...(href.includes('#') ? [] : [page]), ...aliases]
  return names.map((name) => [...new Set(termsOf(name))])
}

/** How alike name and query are (Sørensen–Dice): 1 when each has all terms of the other, 0 when they share none. */
export function similarityOf(
  name: readonly string[],
  matched: ReadonlySet<string>,
  queryWeight: number,
): number {
  const shared = sum(name.filter((term) => matched.has(term)).map(weightOf))
  return (2 * shared) / (sum(name.map(weightOf)) + Math.max(queryWeight, shared))
}

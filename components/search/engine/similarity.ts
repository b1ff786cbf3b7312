import type { SearchDocument } from '../index-format'
import { weightOf } from './query-terms'
import { termsOf } from './words'

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type Name = { terms: readonly string[]; weight: number }

/** The names of a section: its title, its aliases and, for a page, its label. */
export function namesOf({ href, title, page, aliases }: SearchDocument): Name[] {
  const names = [title, ...(href.includes('#') ? [] : [page]), ...aliases]
  return names.map((name) => {
    const terms = [...new Set(termsOf(name))]
    return { terms, weight: sum(terms.map(weightOf)) }
  })
}

/** How alike name and query are (Sørensen–Dice): 1 when each has all terms of the other, 0 when they share none. */
export function similarityOf(
  { terms, weight }: Name,
  matched: ReadonlySet<string>,
  queryWeight: number,
): number {
  let shared = 0
  for (const term of terms) if (matched.has(term)) shared += weightOf(term)
  return (2 * shared) / (weight + Math.max(queryWeight, shared))
}

import { readGroupMark } from '../index-format'
import type { QueryTerm } from './query-terms'

/** Whatever covers less than this share of what the best group covers has no section among the best. */
const leastShare = 0.1

/**
 * The groups of pages that can have what is asked for, best first: those that have most of the query's words, most of
 * them in titles.
 * @param groupsByTerm marks as `groupMark` writes them
 * @param likely the group of the page that is best so far: it comes first among equals, such as all that name a height
 */
export function promisingGroups(
  terms: readonly QueryTerm[],
  groupsByTerm: ReadonlyMap<string, string>,
  count: number,
  likely: number,
): number[] {
  const groups = Array.from({ length: count }, (_, group) => ({ group, covered: 0, named: 0 }))
  for (const { weight, alternatives } of terms) {
    const marks = new Set(
      alternatives.flatMap(({ term, isPrefix = false }) =>
        isPrefix ? marksOfPrefix(term, groupsByTerm) : [...(groupsByTerm.get(term) ?? '')],
      ),
    )
    const found = Array.from(marks, readGroupMark)
    const holders = new Set(found.map(({ group }) => group))
    const idf = weight * Math.log(1 + count / holders.size)
    for (const holder of holders) {
      const entry = groups[holder]
      if (entry) entry.covered += idf
    }
    for (const { group, isNamed } of found) {
      const entry = groups[group]
      if (entry && isNamed) entry.named += idf
    }
  }
  const most = Math.max(...groups.map(({ covered }) => covered))
  return groups
    .filter(({ covered }) => covered > 0 && covered >= most * leastShare)
    .sort(
      (a, b) =>
        b.covered + b.named - (a.covered + a.named) ||
        Number(b.group === likely) - Number(a.group === likely),
    )
    .map(({ group }) => group)
}

function marksOfPrefix(prefix: string, groupsByTerm: ReadonlyMap<string, string>): string[] {
  return [...groupsByTerm].flatMap(([term, marks]) => (term.startsWith(prefix) ? [...marks] : []))
}

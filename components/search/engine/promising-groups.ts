import { readGroupMark } from '../index-format'
import type { QueryTerm } from './query-terms'

/** Whatever covers less than this share of what the best group covers has no section among the best. */
const leastShare = 0.1

type Found = {
  terms: readonly QueryTerm[]
  /** Marks as `groupMark` writes them. */
  groupsByTerm: ReadonlyMap<string, string>
  /** The same of sections that are called what is asked for. */
  namesakes: string
  /** The group of each page that matches so far, best first: it decides between equals, such as all that name a height. */
  pages: readonly number[]
}

/**
 * The groups of pages that can have what is asked for, best first: those where something is called so, then those that
 * have most of the query's words, most of them in titles.
 */
export function promisingGroups(count: number, { terms, groupsByTerm, namesakes, pages }: Found): number[] {
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
  const called = new Set(Array.from(namesakes, (mark) => readGroupMark(mark).group))
  const placeOf = (group: number) => (pages.includes(group) ? pages.indexOf(group) : Infinity)
  return groups
    .filter(({ covered }) => covered > 0 && covered >= most * leastShare)
    .sort(
      (a, b) =>
        Number(called.has(b.group)) - Number(called.has(a.group)) ||
        b.covered + b.named - (a.covered + a.named) ||
        placeOf(a.group) - placeOf(b.group),
    )
    .map(({ group }) => group)
}

function marksOfPrefix(prefix: string, groupsByTerm: ReadonlyMap<string, string>): string[] {
  return [...groupsByTerm].flatMap(([term, marks]) => (term.startsWith(prefix) ? [...marks] : []))
}

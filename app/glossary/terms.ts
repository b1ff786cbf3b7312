import type { Term } from '@/content/model/schemas/glossary'
import { allEntries, type Outline } from '@/content/model/text/outline'

type Letter = { letter: string; terms: readonly Term[] }

/** Terms by their first letter; they are in the order of the alphabet. */
export function byLetter(terms: readonly Term[]): Letter[] {
  const letters = [...new Set(terms.map(firstLetter))]
  return letters.map((letter) => ({ letter, terms: terms.filter((term) => firstLetter(term) === letter) }))
}

function firstLetter({ term }: Term): string {
  return term.charAt(0).toUpperCase()
}

/** What stands in the headings of the site, by their addresses. */
export function headingsByHref(outlines: ReadonlyMap<string, Outline>): ReadonlyMap<string, string> {
  return new Map(
    [...outlines].flatMap(([path, { sections }]) =>
      allEntries(sections).map(({ id, heading }) => [`${path}#${id}`, heading] as const),
    ),
  )
}

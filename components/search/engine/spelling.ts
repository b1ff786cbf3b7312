import { distance } from 'fastest-levenshtein'
import type { Spelling } from './vocabulary'

/**
 * The terms of the words that a misspelled one probably means: of those that names have, and of long ones that texts
 * have. Whole words are compared, and the first letter is taken for right: most other words of the language, such as
 * "goat", "curved" and "invisible", are one or two edits from the stem of a word that a text has ("coat", "cure" and
 * "visible"), and a wrong answer is worse than none.
 */
export function nearestTerms(
  word: string,
  term: string,
  spellings: ReadonlyMap<string, Spelling>,
  limit = 2,
): string[] {
  const near = [...spellings].flatMap(([spelling, known]) => {
    const typed = known.isStem ? term : withoutPlural(word)
    const edits = editDistance(typed, known.isStem ? spelling : withoutPlural(spelling), 3)
    return edits <= Math.min(limit, mostEdits(typed, word.length, spelling, known.isNamed))
      ? [{ term: known.term, edits }]
      : []
  })
  const fewest = Math.min(...near.map(({ edits }) => edits))
  return [...new Set(near.filter(({ edits }) => edits === fewest).map((found) => found.term))]
}

/** Short words are too much like each other to be corrected, but for letters that are swapped, or one that is missing. */
function mostEdits(typed: string, length: number, spelling: string, isNamed: boolean): number {
  if (length < 4) return 0
  const known = withoutPlural(spelling)
  if (isSwapped(typed, known)) return 1
  if (typed.charAt(0) !== known.charAt(0) || (length < 5 && typed.length >= known.length)) return 0
  if (isNamed) return length < 8 ? 1 : 2
  const hasOwnLetter = typed.length > known.length && squeezed(typed) !== squeezed(known)
  return length < 6 || hasOwnLetter ? 0 : 1
}

const withoutPlural = (word: string) => word.replace(/['’]?s$/, '')

/** With single letters for double ones. */
const squeezed = (word: string) => word.replace(/(.)\1/g, '$1')

const isSwapped = (word: string, other: string) =>
  word.length === other.length && [...word].sort().join() === [...other].sort().join()

/** The known words with the smallest edit distance to a word, if that is within the limit. */
export function nearestWords(word: string, known: readonly string[], limit: number): string[] {
  const distances = known.map((other) => editDistance(word, other, limit))
  const nearest = Math.min(limit, ...distances)
  return known.filter((_, index) => distances[index] === nearest)
}

/**
 * Levenshtein's, but two swapped letters are one edit, and so are up to three single ones for double ones, and y equals i:
 * "vynil" is one edit from "vinyl", and "tenesee" from "Tennessee".
 */
function editDistance(word: string, other: string, limit: number): number {
  if (Math.abs(word.length - other.length) > limit) return Infinity
  const edits = distance(word.replaceAll('y', 'i'), other.replaceAll('y', 'i'))
  if (edits < 2 || edits > 3) return edits
  return (edits === 2 && isSwapped(word, other)) || squeezed(word) === squeezed(other) ? 1 : edits
}

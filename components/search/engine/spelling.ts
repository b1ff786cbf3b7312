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

/** The known words of which a word is most likely a slip: of few letters for its length, or one that sounds alike. */
export function likelySlips(word: string, known: readonly string[]): string[] {
  const limit = word.length > 5 ? 2 : 1
  const slips = known.flatMap((other) => {
    if (!beginAlike(word, other)) return []
    const edits = editDistance(word, other, limit)
    if (edits <= limit) return [{ other, edits }]
    return editDistance(soundOf(word), soundOf(other), limit) < limit ? [{ other, edits: limit + 1 }] : []
  })
  const fewest = Math.min(...slips.map(({ edits }) => edits))
  return slips.filter(({ edits }) => edits === fewest).map(({ other }) => other)
}

/** The first letter is rarely wrong, but for a key beside it, or another letter for the same sound. */
function beginAlike(word: string, other: string): boolean {
  const [one = '', two = ''] = [word.charAt(0), other.charAt(0)]
  if (one === two || soundOf(word).charAt(0) === soundOf(other).charAt(0)) return true
  const [from, to] = [placeOf(one), placeOf(two)]
  return from !== undefined && to !== undefined && Math.hypot(from.x - to.x, from.y - to.y) < 1.2
}

/** The keys, and how far right a row begins. */
const rows = [
  { keys: 'qwertyuiop', from: 0 },
  { keys: 'asdfghjkl', from: 0.25 },
  { keys: 'zxcvbnm', from: 0.75 },
]

/** Of a key, in widths of one. */
function placeOf(letter: string): { x: number; y: number } | undefined {
  const y = rows.findIndex(({ keys }) => keys.includes(letter))
  const row = rows[y]
  return row && { x: row.from + row.keys.indexOf(letter), y }
}

/** How a word sounds, roughly: the same letter for all vowels. */
const soundOf = (word: string) =>
  word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replaceAll('ph', 'f')
    .replace(/ck|c(?![eiy])|qu?/g, 'k')
    .replace(/[cz]/g, 's')
    .replaceAll('x', 'ks')
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiouy]+/g, 'a')

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

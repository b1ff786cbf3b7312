import { distance } from 'fastest-levenshtein'
import { synonyms } from './synonyms'
import { stem, termsOf, wordsOf } from './words'

/** A term to look up in the index. A prefix finds longer terms too. */
type Alternative = { term: string; weight: number; isPrefix?: boolean }

/** What a word of a query may mean. The best match of its alternatives counts. */
export type QueryTerm = { weight: number; alternatives: readonly Alternative[] }

const synonymWeight = 0.6

const weakTerms: ReadonlySet<string> = new Set(
  termsOf('fence fencing best good type kind use make yard house home way idea proof much stop prevent'),
)

/** Words that most queries here contain decide less than the others. */
export const weightOf = (term: string): number => (weakTerms.has(term) ? 0.4 : 1)

/** The term of the index that a word stands for. While "leaning" is typed, "leanin" has to find "lean". */
function termFor(word: string, term: string, vocabulary: ReadonlySet<string>): string | undefined {
  const stems = [term, ...['g', 'ng', 'd'].map((rest) => stem(word + rest))]
  return stems.find((candidate) => vocabulary.has(candidate) || synonyms.has(candidate))
}

/** Whether a query has a word with which no term begins: it may be misspelled, or two words in one. */
export function hasUnknownWord(query: string, vocabulary: ReadonlySet<string>): boolean {
  const terms = [...vocabulary, ...synonyms.keys()]
  return wordsOf(query).some(({ start, end, terms: [term = ''] }) => {
    if (term === '' || /\d/.test(term)) return false
    const known = termFor(query.slice(start, end), term, vocabulary)
    return known === undefined && !terms.some((other) => other.startsWith(term))
  })
}

/** Reads queries with the terms that the index holds. */
export function queryReader(vocabulary: ReadonlySet<string>): (query: string) => QueryTerm[] {
  const spellable = [...vocabulary, ...synonyms.keys()].filter((term) => !/\d/.test(term))

  /** The terms meant by a word: itself, what it begins, its halves if it is two words, or the nearest by spelling. */
  function resolve(word: string, term: string): string[][] {
    const known = termFor(word, term, vocabulary)
    if (known !== undefined) return [[known]]
    if (/\d/.test(term)) return []
    if (spellable.some((other) => other.startsWith(term))) return [[term]]

    const splits = Array.from(word, (_, at) => [stem(word.slice(0, at)), stem(word.slice(at))])
    const halves = splits.find((pair) => pair.every((half) => half.length > 2 && vocabulary.has(half)))
    if (halves) return halves.map((half) => [half])
    // Short words are too much like each other to be corrected.
    return [nearestWords(term, spellable, term.length < 4 ? 0 : term.length < 8 ? 1 : 2)]
  }

  /** Writes "shadow box" as one word. */
  const joinCompounds = (query: string) =>
    query.replace(/(\p{L}{3,})[ -](?=(\p{L}{3,}))/gu, (pair: string, first: string, second: string) =>
      vocabulary.has(stem(first + second)) ? first : pair,
    )

  return (query) => {
    const text = joinCompounds(query.toLowerCase())
    const words = wordsOf(text).filter(({ terms }) => terms.length > 0)
    const meanings = words.flatMap(({ start, end, terms: [term = ''] }) =>
      resolve(text.slice(start, end), term),
    )
    // A word that is repeated, as in pasted text, counts once.
    const unique = [...new Map(meanings.map((terms) => [terms.join(), terms])).values()]
    const isLast = (terms: readonly string[]) => terms === unique.at(-1)
    return unique.map((terms) => ({
      weight: Math.max(0, ...terms.map(weightOf)),
      alternatives: terms.flatMap((term) => [
        { term, weight: 1, isPrefix: !/\d/.test(term) && (isLast(terms) || !vocabulary.has(term)) },
        ...(synonyms.get(term) ?? []).map((other) => ({ term: other, weight: synonymWeight })),
      ]),
    }))
  }
}

/** The known words with the smallest edit distance to a word, if that is within the limit. */
export function nearestWords(word: string, known: readonly string[], limit: number): string[] {
  const distances = known.map((other) => editDistance(word, other, limit))
  const nearest = Math.min(limit, ...distances)
  return known.filter((_, index) => distances[index] === nearest)
}

/** Levenshtein's, but two swapped letters are one edit and y equals i: "vynil" is one edit from "vinyl". */
function editDistance(word: string, other: string, limit: number): number {
  if (Math.abs(word.length - other.length) > limit) return Infinity
  const edits = distance(word.replaceAll('y', 'i'), other.replaceAll('y', 'i'))
  return edits === 2 && [...word].sort().join() === [...other].sort().join() ? 1 : edits
}

import { nearestTerms } from './spelling'
import { synonyms } from './synonyms'
import type { Vocabulary } from './vocabulary'
import { stem, termsOf, wordsOf } from './words'

/** A term to look up in the index. A prefix finds longer terms too. */
type Alternative = { term: string; weight: number; isPrefix?: boolean }

/** What a word of a query may mean. The best match of its alternatives counts; a word without any is unknown. */
export type QueryTerm = { word: string; weight: number; alternatives: readonly Alternative[] }

const synonymWeight = 0.6

const weakTerms: ReadonlySet<string> = new Set(
  termsOf('fence fencing wall best good type kind use make yard house home way idea proof much stop prevent'),
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
export function queryReader({ terms: vocabulary, spellings }: Vocabulary): (query: string) => QueryTerm[] {
  const completable = [...vocabulary, ...synonyms.keys()]

  /** The terms meant by a word: itself, what it begins, its halves if it is two words, or the nearest by spelling. */
  function resolve(word: string, term: string): string[][] {
    // A state's page has the first digits of its ZIP codes: content/model/fence-laws/state-page.ts.
    const zip = /^(\d{3})\d\d$/.exec(word)?.[1]
    if (zip !== undefined && vocabulary.has(`zip${zip}`)) return [[`zip${zip}`]]
    const known = termFor(word, term, vocabulary)
    if (known !== undefined) return [[known]]
    if (/\d/.test(term)) return []
    if (completable.some((other) => other.startsWith(term))) return [[term]]

    const splits = Array.from(word, (_, at) => [stem(word.slice(0, at)), stem(word.slice(at))])
    const halves = splits.find((pair) => pair.every((half) => half.length > 2 && vocabulary.has(half)))
    // Two words in one are rarely a letter from another: "concreat" is no con that somebody creates.
    if (halves && nearestTerms(word, term, spellings, 1).length === 0) return halves.map((half) => [half])
    return [nearestTerms(word, term, spellings)]
  }

  /** What "gate post" is as one word, if a text has it so. */
  function compoundOf(first: string, second: string): string[] {
    if (![first, second].every((word) => /^\p{L}{3,}$/u.test(word))) return []
    const compound = stem(first + second)
    return vocabulary.has(compound) ? [compound] : []
  }

  /** The words of a query, each with the compounds that it is a part of. */
  function partsOfQuery(query: string) {
    const text = query.toLowerCase()
    const words = wordsOf(text).map(({ start, end, terms: [term] }) => ({
      word: text.slice(start, end),
      start,
      end,
      term,
    }))
    const pairs = words.map(({ word, end }, index) => {
      const next = words[index + 1]
      return next?.start === end + 1 && /[ -]/.test(text.charAt(end)) ? compoundOf(word, next.word) : []
    })
    return words.map(({ word, term }, index) => ({
      word,
      term,
      compounds: [...(pairs[index - 1] ?? []), ...(pairs[index] ?? [])],
    }))
  }

  return (query) => {
    const meanings = partsOfQuery(query).flatMap(({ word, term, compounds }) => {
      if (term === undefined) return []
      // What no text has by itself, such as the "shadow" of a "shadow box", is not corrected.
      const isOnlyPart = compounds.length > 0 && termFor(word, term, vocabulary) === undefined
      return (isOnlyPart ? [[]] : resolve(word, term)).map((terms) => ({ word, term, terms, compounds }))
    })
    // A word that is repeated, as in pasted text, counts once.
    const unique = [
      ...new Map(
        meanings.map((meaning) => [[...meaning.terms, ...meaning.compounds].join() || meaning.term, meaning]),
      ).values(),
    ]
    return unique.map(({ word, term: typed, terms, compounds }, index) => ({
      word,
      weight: Math.max(...oneOf(terms, compounds, [typed]).map(weightOf)),
      alternatives: [
        ...compounds.map((term) => ({ term, weight: 1 })),
        ...terms.flatMap((term) => [
          {
            term,
            weight: 1,
            isPrefix: !/\d/.test(term) && (index === unique.length - 1 || !vocabulary.has(term)),
          },
          ...(synonyms.get(term) ?? []).map((other) => ({ term: other, weight: synonymWeight })),
        ]),
      ],
    }))
  }
}

/** Words that no text has, beside others. Measures are not told: "17 ft" is a question about any height. */
export function missingIn(terms: readonly QueryTerm[]): string[] {
  const missing = terms.filter(({ word, alternatives }) => alternatives.length === 0 && !/\d/.test(word))
  return missing.length < terms.length ? missing.map(({ word }) => word) : []
}

/** The first of the lists that is not empty. */
const oneOf = (...lists: string[][]): string[] => lists.find((list) => list.length > 0) ?? []

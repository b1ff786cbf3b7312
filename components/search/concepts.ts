import { indexTerms, stem, stopWords, wordsOf, type Word } from './words'
import { synonymGroups } from './synonyms'
import { nearestWords, slipsAllowed } from './typos'

/** One idea of a query, how much it matters, and the ways in which a section may say it. */
export type Concept = { weight: number; ways: readonly Way[] }

/** Terms that say the idea, stop words too: how far they count side by side and, else 0, how far apart. */
export type Way = { terms: readonly string[]; weight: number; apart?: number; isPrefix?: boolean }

/** Words that most queries hold here: they break ties and decide nothing. */
export const weakTerms: ReadonlySet<string> = new Set(
  indexTerms('fence fencing best good type kind use make yard house home way idea proof much stop prevent'),
)

const weights = { weak: 0.2, synonym: 0.6, slip: 0.7, apart: 0.3 }

const synonyms = synonymsByTerms()
const longestSynonym = Math.max(...[...synonyms.keys()].map((terms) => terms.split(' ').length))

/** Reads queries with the words that the sections hold. */
export function conceptReader(vocabulary: ReadonlySet<string>): (query: string) => Concept[] {
  const known = [...vocabulary]
  const spellable = [...known, ...synonyms.keys()].filter((terms) => !/[\d ]/.test(terms))

  function conceptsOf(query: string): Concept[] {
    const words = wordsOf(query)
    const concepts: Concept[] = []
    const seen = new Set<string>()

    for (let at = 0; at < words.length;) {
      const phrase = synonymAt(words, at)
      const span = words.slice(at, at + Math.max(1, phrase))
      at += span.length
      const [first] = span
      if (!first || (phrase === 0 && first.isStopWord)) continue

      // Words said again add nothing, and pasted text repeats itself.
      const key = keyOf(span)
      if (seen.has(key)) continue
      seen.add(key)

      const terms = span.map((word) => word.term)
      const typed = query.slice(first.start, first.end).toLowerCase()
      const own =
        terms.length > 1
          ? [{ terms, weight: 1, apart: weights.apart }]
          : waysOf(first.term, typed, at === words.length)
      const others = (synonyms.get(key) ?? []).map((terms) => ({ terms, weight: weights.synonym }))
      const weight = terms.every((term) => weakTerms.has(term)) ? weights.weak : 1
      concepts.push({ weight, ways: [...own, ...others] })
    }
    return concepts
  }

  /** The word itself; while it is being typed also what begins so; else what it was probably meant to be. */
  function waysOf(term: string, typed: string, isLast: boolean): Way[] {
    const mayBeginWord = term.length > 1 && !/\d/.test(term)
    if (vocabulary.has(term)) return [{ terms: [term], weight: 1, isPrefix: isLast && mayBeginWord }]
    if (!mayBeginWord) return []
    if (known.some((word) => word.startsWith(term))) return [{ terms: [term], weight: 1, isPrefix: true }]

    // "leanin" begins "leaning", which the index lists as "lean".
    const unfinished = ['g', 'ng', 'd'].map((rest) => stem(typed + rest)).find((it) => vocabulary.has(it))
    if (isLast && unfinished) return [{ terms: [unfinished], weight: 1 }]

    const halves = splitWord(typed)
    if (halves) return [{ terms: halves, weight: weights.slip }]

    const limit = slipsAllowed(typed.length)
    if (synonyms.has(term) || nearestWords(typed, stopWords, limit).length > 0) return []
    return nearestWords(term, spellable, limit).flatMap((word) => {
      if (vocabulary.has(word)) return { terms: [word], weight: weights.slip }
      const others = synonyms.get(word) ?? []
      return others.map((terms) => ({ terms, weight: weights.synonym * weights.slip }))
    })
  }

  /** Two known words written as one, such as "picketfence". */
  function splitWord(typed: string): string[] | undefined {
    for (let at = 3; at <= typed.length - 3; at++) {
      const halves = indexTerms(`${typed.slice(0, at)} ${typed.slice(at)}`)
      if (halves.length === 2 && halves.every((half) => vocabulary.has(half))) return halves
    }
    return undefined
  }

  return conceptsOf
}

/** How many words the longest synonym at this place of the query has; 0 when none stands there. */
function synonymAt(words: readonly Word[], at: number): number {
  for (let length = Math.min(longestSynonym, words.length - at); length > 0; length--) {
    if (synonyms.has(keyOf(words.slice(at, at + length)))) return length
  }
  return 0
}

/** For each synonym, the terms of the others in its groups. */
function synonymsByTerms(): Map<string, string[][]> {
  const others = new Map<string, string[][]>()
  for (const group of synonymGroups) {
    for (const member of group) {
      const key = keyOf(wordsOf(member))
      const rest = group
        .filter((other) => other !== member)
        .map((other) => wordsOf(other).map((word) => word.term))
      others.set(key, [...(others.get(key) ?? []), ...rest])
    }
  }
  return others
}

function keyOf(words: readonly Word[]): string {
  return words.map((word) => word.term).join(' ')
}

import type MiniSearch from 'minisearch'
import { excerptOf, partsOf, type Part } from './excerpt'
import type { SearchDocument } from '../index-format'
import { folded, queryOf } from './query'
import { missingIn, queryReader, type QueryTerm } from './query-terms'
import { similarityOf, sum, type namesOf } from './similarity'
import { suggestions } from './suggestions'
import type { Vocabulary } from './vocabulary'

type SearchResult = SearchDocument & { titleParts: Part[]; excerptParts: Part[] }

export type SearchAnswer = {
  /** How many sections match the query, and the best of them. */
  count: number
  results: SearchResult[]
  /** Words of the query that no page has, nor any like them; none where these are all. */
  missing: readonly string[]
}

export type Search = {
  search: (query: string, limit?: number) => SearchAnswer
  /** Words of headings that those of a query without results are likely slips of. */
  suggest: (query: string) => string[]
}

/** Results with less of the first one's score than this match by chance. */
const leastShare = 0.1

/** Where no text has a word, this much of the rest is asked about something else: "fence for goats" about goats. */
const leastKnown = 0.3

/** A word that no text has counts as one that so many of them had, or the rest would count less in a larger index. */
const unknownShare = 0.01

export type Section = { document: SearchDocument; names: ReturnType<typeof namesOf> }

/** The search of sections by their places in reading order. */
export function searchIn(
  sections: ReadonlyMap<number, Section>,
  index: MiniSearch,
  vocabulary: Vocabulary,
): Search {
  const readQuery = queryReader(vocabulary)
  const inOrder = () => [...sections].toSorted(([a], [b]) => a - b).map(([, { document }]) => document)

  /** The sections that match, best first. */
  function rank(queryTerms: readonly QueryTerm[]) {
    const matches = new Map<number, { score: number; idf: number; terms: Set<string> }>()
    let total = 0
    for (const { weight, alternatives } of queryTerms) {
      const scores = new Map<number, number>()
      for (const { term, weight: share, isPrefix = false } of alternatives) {
        for (const { id, score, terms } of index.search(term, { prefix: isPrefix })) {
          scores.set(id, Math.max(scores.get(id) ?? 0, score * share))
          const match = matches.get(id) ?? { score: 0, idf: 0, terms: new Set() }
          matches.set(id, match)
          for (const matched of terms) match.terms.add(matched)
        }
      }
      const held = alternatives.length > 0 ? scores.size : sections.size * unknownShare
      const idf = weight * Math.log(1 + sections.size / Math.max(held, 1))
      total += idf
      for (const [id, score] of scores) {
        const match = matches.get(id)
        if (!match) continue
        match.score += weight * score
        match.idf += idf
      }
    }

    const queryWeight = sum(queryTerms.map(({ weight }) => weight))
    // In reading order, which decides between equals.
    const inPlaces = [...matches].toSorted(([a], [b]) => a - b)
    const ranked = inPlaces.flatMap(([id, { score, idf, terms }]) => {
      const section = sections.get(id)
      if (!section) return []
      const { document, names } = section
      const similarity = Math.max(...names.map((name) => similarityOf(name, terms, queryWeight)))
      // The square of the idf that is covered puts what has all of the query before what repeats a part of it.
      return {
        document,
        terms,
        idf,
        score: (document.weight ?? 1) * score * idf ** 2 * (1 + 3 * similarity ** 4),
      }
    })
    ranked.sort((a, b) => b.score - a.score)
    const leastScore = (ranked[0]?.score ?? 0) * leastShare
    const leastIdf = queryTerms.every(({ alternatives }) => alternatives.length) ? 0 : total * leastKnown
    return ranked.filter(({ score, idf }) => score > leastScore && idf >= leastIdf)
  }

  /** The questions that begin like a query of stop words only, such as "how". */
  function titled(query: string) {
    const start = query.length > 1 ? query.toLowerCase() : '?'
    const found = inOrder().filter(({ title }) => title.toLowerCase().startsWith(start))
    return found.map((document) => ({ document, terms: new Set<string>() }))
  }

  return {
    search(typed, limit = 12) {
      const query = folded(queryOf(typed))
      const terms = readQuery(query)
      const ranked = terms.length > 0 ? rank(terms) : titled(query)
      const results = ranked.slice(0, limit).map(({ document, terms }) => ({
        ...document,
        titleParts: partsOf(document.title, terms),
        excerptParts: partsOf(excerptOf(document.text, terms), terms),
      }))
      return { count: ranked.length, results, missing: missingIn(terms) }
    },
    suggest: (typed) => suggestions(typed, inOrder(), vocabulary.terms),
  }
}

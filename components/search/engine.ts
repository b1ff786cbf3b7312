import MiniSearch from 'minisearch'
import { conceptReader, type Way } from './concepts'
import { excerptOf, partsOf, type Part } from './excerpt'
import { rankFactor, saidIn, says, sayingsOf, titleLikeness } from './likeness'
import { queryOf } from './query'
import type { SearchDocument } from './index-format'
import { indexTerms, stopWords, wordsOf, type Word } from './words'
import { nearestWords } from './typos'

export type SearchResult = {
  href: string
  /** The page's word in menus. */
  page: string
  /** The heading above the section's own; empty for pages and their main sections. */
  under: string
  title: string
  excerpt: string
  /** Title and excerpt, split at what the reader searched for. */
  parts: { title: Part[]; excerpt: Part[] }
}

export type Search = {
  /** The sections that answer the query, best first. */
  search: (query: string, limit?: number) => SearchResult[]
  /** Words of headings that look like those of a query without results. */
  suggest: (query: string, limit?: number) => string[]
}

type Hit = { score: number; terms: readonly string[] }

/** What a section has of the query: how much, in which terms, and the telling ones among these. */
type Found = { score: number; said: number; terms: Set<string>; strong: Set<string> }

const boost = { title: 6, aliases: 4, under: 1, text: 1, more: 0.8 }

/** Results with a smaller part of the first one's score are chance finds. */
const leastShare = 0.12

/** Builds the index in the browser: shipping one would cost more bytes than the text it is built from. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const vocabulary = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: indexTerms,
    processTerm: (term) => {
      vocabulary.add(term)
      return term
    },
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  index.addAll(documents.map((document) => ({ ...document, aliases: document.aliases.join('; ') })))

  const sayings = new Map(documents.map((document) => [document.id, sayingsOf(document)]))
  const conceptsOf = conceptReader(vocabulary)

  function search(typed: string, limit = 10): SearchResult[] {
    const query = queryOf(typed)
    const concepts = conceptsOf(query)
    if (concepts.length === 0) return titlesFrom(query).slice(0, limit)

    const found = new Map<number, Found>()
    let askable = 0
    for (const { weight, ways } of concepts) {
      const hits = hitsOf(ways)
      if (hits.size === 0) continue
      // A section must above all have the rare words of the query.
      const telling = weight * Math.log(1 + documents.length / hits.size)
      askable += telling
      for (const [id, { score, terms }] of hits) {
        const entry = found.get(id) ?? { score: 0, said: 0, terms: new Set(), strong: new Set() }
        entry.score += score * weight
        entry.said += telling
        for (const term of terms) {
          entry.terms.add(term)
          if (weight === 1) entry.strong.add(term)
        }
        found.set(id, entry)
      }
    }
    return ranked(found, askable, query)
      .slice(0, limit)
      .map(({ document, entry }) => toResult(document, entry.terms, entry.strong))
  }

  /** Each section that says the idea in one of these ways, by the best of them. */
  function hitsOf(ways: readonly Way[]): Map<number, Hit> {
    const hits = new Map<number, Hit>()
    for (const { terms, weight, apart = 0, isPrefix = false } of ways) {
      const queries = terms.filter((term) => !stopWords.has(term))
      for (const result of index.search({ combineWith: 'AND', queries, prefix: isPrefix })) {
        const id: number = result.id
        const said = sayings.get(id)
        const isApart = terms.length > 1 && said !== undefined && !says(said, terms)
        const score = (result.score * (isApart ? apart : weight)) / Math.sqrt(terms.length)
        if (score === 0) continue
        const hit = hits.get(id)
        hits.set(id, {
          score: Math.max(hit?.score ?? 0, score),
          terms: [...(hit?.terms ?? []), ...result.terms],
        })
      }
    }
    return hits
  }

  /** Best first. What has all of the query, and has it in its heading, goes before what repeats a part of it. */
  function ranked(found: ReadonlyMap<number, Found>, askable: number, query: string) {
    const said = saidIn(query)
    const results = [...found].flatMap(([id, entry]) => {
      const saying = sayings.get(id)
      if (!saying) return []
      const share = entry.said / askable
      const heading = 1 + share * titleLikeness(saying, entry.terms, said)
      return {
        document: saying.document,
        entry,
        score: entry.score * share ** 2 * heading * rankFactor(saying, said),
      }
    })
    results.sort((a, b) => b.score - a.score)
    const least = (results[0]?.score ?? 0) * leastShare
    return results.filter(({ score }) => score >= least)
  }

  /** For a question of which only the first words are typed, such as "how". */
  function titlesFrom(query: string): SearchResult[] {
    const start = query.toLowerCase()
    if (!/^\p{L}{2}/u.test(start)) return []
    const none = new Set<string>()
    return documents
      .filter(({ title }) => title.toLowerCase().startsWith(start))
      .map((document) => toResult(document, none, none))
  }

  const titleWords = new Map<string, string>()
  for (const { title } of documents) {
    for (const { start, end, term, isStopWord } of wordsOf(title)) {
      if (!isStopWord && !/\d/.test(term)) titleWords.set(term, title.slice(start, end).toLowerCase())
    }
  }

  function suggest(typed: string, limit = 4): string[] {
    const near = wordsOf(queryOf(typed))
      .filter((word) => !word.isStopWord && !/\d/.test(word.term) && !vocabulary.has(word.term))
      .flatMap(({ term }) => nearestWords(term, titleWords.keys(), Math.floor(term.length * 0.4)))
    return [...new Set(near)].slice(0, limit).flatMap((term) => titleWords.get(term) ?? [])
  }

  return { search, suggest }
}

function toResult(
  { href, page, under, title, text }: SearchDocument,
  terms: ReadonlySet<string>,
  strong: ReadonlySet<string>,
): SearchResult {
  const among = (set: ReadonlySet<string>) => (word: Word) =>
    set.has(word.term) || word.also.some((term) => set.has(term))
  // Only what is drawn is worked out: a word such as "fence" stands in nearly every section.
  const excerpt = once(() => excerptOf(text, among(strong.size > 0 ? strong : terms)))
  const parts = once(() => ({
    title: partsOf(title, among(terms)),
    excerpt: partsOf(excerpt(), among(terms)),
  }))
  return {
    href,
    page,
    under,
    title,
    get excerpt() {
      return excerpt()
    },
    get parts() {
      return parts()
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

import MiniSearch from 'minisearch'
import type { SearchDocument } from '../index-format'
import { searchIn, type Search, type Section } from './engine'
import { namesOf } from './similarity'
import { newVocabulary, readWords, type Vocabulary } from './vocabulary'

/** Milliseconds of work on an index after which the page has its turn. */
const slice = 10

/** What is searched, which grows. */
export type SearchIndex = {
  readonly vocabulary: Vocabulary
  /** @param place where it stands in reading order */
  add: (place: number, document: SearchDocument) => void
  /** The same in slices, for on a slow phone the page would seem to hang. */
  addInSlices: (entries: Iterable<readonly [place: number, document: SearchDocument]>) => Promise<void>
  remove: (place: number) => void
  /** The search of what is there by now. */
  open: () => Search
}

/** A search of documents in reading order, for few of them, as in tests. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = newSearchIndex()
  for (const [place, document] of documents.entries()) index.add(place, document)
  return index.open()
}

/** An index that is built in the browser: a built one would weigh more than the text that it is built from. */
export function newSearchIndex(): SearchIndex {
  const vocabulary = newVocabulary()
  const sections = new Map<number, Section>()
  const words = new MiniSearch({
    fields: ['title', 'aliases', 'text'],
    tokenize: (text, field) => readWords(text, field !== 'text', vocabulary),
    searchOptions: { boost: { title: 8, aliases: 4 }, tokenize: (term) => [term] },
    // What is removed are the beginnings of a few pages, which searches step over.
    autoVacuum: false,
  })

  function add(place: number, document: SearchDocument) {
    const { title, aliases, text } = document
    words.add({ id: place, title, aliases: aliases.join('; '), text })
    sections.set(place, { document, names: namesOf(document) })
  }

  return {
    vocabulary,
    add,
    async addInSlices(entries) {
      let start = performance.now()
      for (const [place, document] of entries) {
        add(place, document)
        if (performance.now() - start < slice) continue
        await new Promise((resolve) => setTimeout(resolve))
        start = performance.now()
      }
    },
    remove(place) {
      words.discard(place)
      sections.delete(place)
    },
    open: () => searchIn(sections, words, vocabulary),
  }
}

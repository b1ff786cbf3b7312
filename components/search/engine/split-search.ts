import { readGroupMark, type SearchDocument, type SearchWords, type SplitIndex } from '../index-format'
import type { Search } from './engine'
import { onceEach } from './once-each'
import { promisingGroups } from './promising-groups'
import { folded, queryOf } from './query'
import { queryReader } from './query-terms'
import { newSearchIndex } from './search-index'
import { addTerm, type Vocabulary } from './vocabulary'
import { wordLists } from './word-lists'

/**
 * How many groups are fetched for one query. Words that are everywhere would fetch all of them, a megabyte with 500
 * guides; what the whole index has first is in the most promising ones.
 */
const most = 4

export type SplitSearch = Search & {
  /** The same search with what this query needs. */
  extend: (query: string) => Promise<SplitSearch>
}

type Documents = readonly SearchDocument[]

type Files = {
  words: (address: string) => Promise<SearchWords>
  group: (address: string) => Promise<Documents>
}

/** More than a group has sections: each has a place between its first page and the next group's. */
const mostSections = 100_000

/** A search that fetches the sections of a group of pages when a query has words of theirs. */
export async function createSplitSearch(index: SplitIndex, files: Files): Promise<SplitSearch> {
  const groups = groupPages(index)
  const groupOf = new Map(groups.flatMap(({ pages }, group) => pages.map(({ href }) => [href, group])))
  const groupsFor = wordLists(index.words, files.words)
  const whole = newSearchIndex()
  await whole.addInSlices(index.pages.entries())
  let complete = { terms: 0, groups: 0 }
  let newest: SplitSearch = { ...whole.open(), extend }

  let added = 0
  /** Puts whole texts in the place of their beginnings. */
  const addGroup = onceEach(async (group: number) => {
    const { address, start, pages } = groups[group] ?? { address: '', start: 0, pages: [] }
    const documents = (await files.group(address)).map((document, at): [number, SearchDocument] => [
      start + (at + 1) / mostSections,
      document,
    ])
    const isPage = ([, { href }]: (typeof documents)[number]) => !href.includes('#')
    await whole.addInSlices(documents.filter((entry) => !isPage(entry)))
    // At once: a query may come between the slices, and would find them twice, or not at all.
    for (const at of pages.keys()) whole.remove(start + at)
    for (const entry of documents.filter(isPage)) whole.add(...entry)
    added++
  })

  async function extend(typed: string): Promise<SplitSearch> {
    const query = folded(queryOf(typed))
    const { groupsByTerm, namesakes } = await groupsFor(query)
    addTerms(groupsByTerm, whole.vocabulary)
    const terms = queryReader(whole.vocabulary)(query)
    // One word alone is still being typed: each letter of "gate" would fetch the group of another page.
    const { results } = newest.search(terms.length > 1 ? query : '')
    // Pages, not sections: those are there of what was asked before.
    const pages = results.filter(({ href }) => !href.includes('#')).map(({ href }) => groupOf.get(href) ?? -1)
    const found = { terms, groupsByTerm, namesakes, pages }
    await Promise.all(promisingGroups(groups.length, found).slice(0, most).map(addGroup))
    if (complete.terms < groupsByTerm.size || complete.groups < added) {
      complete = { terms: groupsByTerm.size, groups: added }
      newest = { ...whole.open(), extend }
    }
    return newest
  }

  return newest
}

/** Each group with its pages, and the place of the first. */
function groupPages({ pages, groups }: SplitIndex) {
  let end = 0
  return groups.map(({ address, pages: count }) => {
    const start = end
    end += count
    return { address, start, pages: pages.slice(start, end) }
  })
}

function addTerms(groupsByTerm: ReadonlyMap<string, string>, vocabulary: Vocabulary) {
  for (const [term, marks] of groupsByTerm)
    addTerm(
      term,
      [...marks].some((mark) => readGroupMark(mark).isNamed),
      vocabulary,
    )
}

import { readGroupMark, type SearchDocument, type SearchWords, type SplitIndex } from '../index-format'
import { createSearchInSlices, type Search } from './engine'
import { onceEach } from './once-each'
import { promisingGroups } from './promising-groups'
import { folded, queryOf } from './query'
import { queryReader } from './query-terms'
import { newVocabulary, type Vocabulary } from './vocabulary'
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

/** A search that fetches the sections of a group of pages when a query has words of theirs. */
export async function createSplitSearch(index: SplitIndex, files: Files): Promise<SplitSearch> {
  const pagesOf = groupPages(index)
  const groupOf = new Map(pagesOf.flatMap((pages, group) => pages.map(({ href }) => [href, group])))
  const arrived = new Map<number, Documents>()
  const fetchGroup = onceEach((group: number) => files.group(index.groups[group]?.address ?? ''))
  const groupsFor = wordLists(index.words, files.words)
  let newest = { search: await build(), groups: 0, terms: 0 }

  async function build(vocabulary?: Vocabulary): Promise<SplitSearch> {
    const documents = pagesOf.flatMap((pages, group) => arrived.get(group) ?? pages)
    return { ...(await createSearchInSlices(documents, vocabulary)), extend }
  }

  /** With all that has arrived, also what another query has asked for. */
  async function newestSearch(groupsByTerm: ReadonlyMap<string, string>): Promise<SplitSearch> {
    const [groups, terms] = [arrived.size, groupsByTerm.size]
    if (newest.groups < groups || newest.terms < terms)
      newest = { search: await build(vocabularyOf(groupsByTerm)), groups, terms }
    return newest.search
  }

  async function extend(typed: string): Promise<SplitSearch> {
    const query = folded(queryOf(typed))
    const { groupsByTerm, namesakes } = await groupsFor(query)
    const terms = queryReader(vocabularyOf(groupsByTerm))(query)
    // One word alone is still being typed: each letter of "gate" would fetch the group of another page.
    const { results } = newest.search.search(terms.length > 1 ? query : '')
    // Pages, not sections: those are there of what was asked before.
    const pages = results.filter(({ href }) => !href.includes('#')).map(({ href }) => groupOf.get(href) ?? -1)
    const found = { terms, groupsByTerm, namesakes, pages }
    const groups = promisingGroups(pagesOf.length, found).slice(0, most)
    await Promise.all(groups.map(async (group) => arrived.set(group, await fetchGroup(group))))
    return newestSearch(groupsByTerm)
  }

  return newest.search
}

/** The pages of each group. */
function groupPages({ pages, groups }: SplitIndex): readonly Documents[] {
  let start = 0
  return groups.map((group) => pages.slice(start, (start += group.pages)))
}

const vocabularyOf = (groupsByTerm: ReadonlyMap<string, string>): Vocabulary =>
  newVocabulary(
    Array.from(groupsByTerm, ([term, marks]) => [
      term,
      [...marks].some((mark) => readGroupMark(mark).isNamed),
    ]),
  )

import type { SearchDocument, SearchWords, SplitIndex } from '../index-format'
import { createSearchInSlices, type Search } from './engine'
import { promisingGroups } from './promising-groups'
import { queryOf } from './query'
import { queryReader } from './query-terms'

/** Files that are fetched at the same time, and results that are enough. */
const batch = 4
const enough = 12

type Documents = readonly SearchDocument[]

type Files = {
  words: () => Promise<SearchWords>
  group: (address: string) => Promise<Documents>
}

/** A search that fetches the sections of a group of pages when a query has words of theirs. */
export async function createSplitSearch(index: SplitIndex, files: Files): Promise<Search> {
  const pagesOf = groupPages(index)
  const arrived = new Map<number, Documents>()
  const fetchGroup = onceEach((group: number) => files.group(index.groups[group]?.address ?? ''))
  const fetchWords = onceEach(async () => readWords(await files.words()))
  let newest = { search: await build(), groups: 0 }

  async function build(terms?: Iterable<string>): Promise<Search> {
    const documents = pagesOf.flatMap((pages, group) => arrived.get(group) ?? pages)
    return { ...(await createSearchInSlices(documents, terms)), extend }
  }

  /** With all groups that have arrived, also those that another query has asked for. */
  async function newestSearch(terms: Iterable<string>): Promise<Search> {
    const groups = arrived.size
    if (newest.groups < groups) newest = { search: await build(terms), groups }
    return newest.search
  }

  async function extend(typed: string): Promise<Search> {
    const groupsByTerm = await fetchWords(0)
    const terms = queryReader(new Set(groupsByTerm.keys()))(queryOf(typed))
    const groups = promisingGroups(terms, groupsByTerm, pagesOf.length)
    let search = await newestSearch(groupsByTerm.keys())
    for (let start = 0; start < groups.length; start += batch) {
      const next = groups.slice(start, start + batch)
      await Promise.all(next.map(async (group) => arrived.set(group, await fetchGroup(group))))
      search = await newestSearch(groupsByTerm.keys())
      if (search.search(typed).count >= enough) break
    }
    return search
  }

  return newest.search
}

/** The pages of each group. */
function groupPages({ pages, groups }: SplitIndex): readonly Documents[] {
  let start = 0
  return groups.map((group) => pages.slice(start, (start += group.pages)))
}

function readWords({ terms, groups }: SearchWords): ReadonlyMap<string, string> {
  const marks = groups.split(' ')
  return new Map(terms.split(' ').map((term, index) => [term, marks[index] ?? '']))
}

/** Asks for each thing once, and again where it did not come. */
function onceEach<Thing>(fetchOne: (key: number) => Promise<Thing>): (key: number) => Promise<Thing> {
  const asked = new Map<number, Promise<Thing>>()
  return (key) => {
    const thing =
      asked.get(key) ??
      fetchOne(key).catch((error: unknown) => {
        asked.delete(key)
        throw error
      })
    asked.set(key, thing)
    return thing
  }
}

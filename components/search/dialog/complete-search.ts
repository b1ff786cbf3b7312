import type { SplitSearch } from '../engine/split-search'

/**
 * The same search with what a query needs, or the search itself where that does not come: no fault that a reader need
 * know of, for what is there goes on answering, and the next query tries again.
 */
export async function completeSearch(search: SplitSearch, query: string): Promise<SplitSearch> {
  try {
    return await search.extend(query)
  } catch (error) {
    console.warn('The search goes on without some of its files.', error)
    return search
  }
}

/** The best result; files are waited for where those that are there hold none. */
export async function firstResult(search: SplitSearch, query: string) {
  const [first] = search.search(query, 1).results
  if (first || query.trim() === '') return first
  return (await completeSearch(search, query)).search(query, 1).results[0]
}

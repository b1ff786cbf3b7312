import type { Search } from '../engine/engine'
import { fetchTexts } from './fetch-search'

/** Kept for the whole visit, like the first index. */
let completed: Promise<Search> | undefined

/**
 * What a search must be completed for: any query, or, where the index is split, this one. Empty where nobody has asked
 * for anything.
 */
export const completionFor = (search: Search | undefined, query: string): string =>
  search?.extend || query === '' ? query : 'any'

/** The same search with whole texts, or the search itself where they do not come. */
export function completeSearch(search: Search, query: string): Promise<Search> {
  if (search.extend) return orAsItIs(search, search.extend(query))
  completed ??= orAsItIs(search, fetchTexts().then(search.withTexts), () => (completed = undefined))
  return completed
}

/** The best result; whole texts are waited for where the beginnings hold none. */
export async function firstResult(search: Search, query: string) {
  const [first] = search.search(query, 1).results
  if (first || query.trim() === '') return first
  return (await completeSearch(search, query)).search(query, 1).results[0]
}

/** No fault that a reader need know of: what is there goes on answering, and the next search tries again. */
async function orAsItIs(search: Search, completing: Promise<Search>, forget?: () => void): Promise<Search> {
  try {
    return await completing
  } catch (error) {
    console.warn('The search goes on without the whole texts.', error)
    forget?.()
    return search
  }
}

import type { Search } from '../engine/engine'
import { fetchTexts } from './fetch-search'

/** Kept for the whole visit, like the first index. */
let completed: Promise<Search> | undefined

/** The same search with whole texts, or the search itself where they do not come. */
export function completeSearch(search: Search): Promise<Search> {
  completed ??= addTexts(search)
  return completed
}

/** The best result; whole texts are waited for where the beginnings hold none. */
export async function firstResult(search: Search, query: string) {
  const [first] = search.search(query, 1).results
  if (first || query.trim() === '') return first
  return (await completeSearch(search)).search(query, 1).results[0]
}

/** No fault that a reader need know of: the beginnings go on answering, and the next search tries again. */
async function addTexts(search: Search): Promise<Search> {
  try {
    return await search.withTexts(await fetchTexts())
  } catch (error) {
    console.warn('The search goes on without the whole texts.', error)
    completed = undefined
    return search
  }
}

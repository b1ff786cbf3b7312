import type { Search } from '../engine/engine'
import type { SearchTexts } from '../index-format'
import { isGroup, isIndex, isTexts, isWords } from './check-files'

/** Milliseconds after which a request is aborted. */
const requestTimeout = 60_000

/** The search engine with its index. */
export async function fetchSearch(): Promise<Search> {
  const [{ createSearchInSlices }, index] = await Promise.all([
    import('../engine/engine'),
    fetchJson('/search-index.json', isIndex),
  ])
  if (Array.isArray(index)) return createSearchInSlices(index)
  const { createSplitSearch } = await import('../engine/split-search')
  return createSplitSearch(index, {
    words: (address) => fetchJson(address, isWords),
    group: (address) => fetchJson(address, isGroup),
  })
}

export const fetchTexts = (): Promise<SearchTexts> => fetchJson('/search-texts.json', isTexts)

/** @throws Error when the file is not there or holds something else */
async function fetchJson<Content>(
  address: string,
  isContent: (value: unknown) => value is Content,
): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(requestTimeout) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const content: unknown = await response.json()
  if (!isContent(content)) throw new Error(`${address} holds something else`)
  return content
}

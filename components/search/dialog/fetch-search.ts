import type { Search } from '../engine/engine'
import type { SearchDocument, SearchTexts, SearchWords, SplitIndex } from '../index-format'

/** Milliseconds after which a request is aborted. */
const requestTimeout = 60_000

/** The search engine with its index. */
export async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([
    import('../engine/engine'),
    fetchJson<SearchDocument[] | SplitIndex>('/search-index.json'),
  ])
  if (Array.isArray(index)) return createSearch(index)
  const { createSplitSearch } = await import('../engine/split-search')
  return createSplitSearch(index, {
    words: (address) => fetchJson<SearchWords>(address),
    group: (address) => fetchJson<SearchDocument[]>(address),
  })
}

/** @throws Error when the file is not there or holds anything but texts */
export async function fetchTexts(): Promise<SearchTexts> {
  const texts = await fetchJson<unknown>('/search-texts.json')
  if (!isTexts(texts)) throw new Error('search-texts.json holds no texts')
  return texts
}

const isTexts = (value: unknown): value is SearchTexts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(requestTimeout) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

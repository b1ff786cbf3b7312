import type { Search } from '../engine/engine'
import type { SearchDocument, SearchTexts } from '../index-format'

/** Milliseconds after which a request is aborted. */
const requestTimeout = 60_000

/** The search engine with its index. */
export async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, documents] = await Promise.all([
    import('../engine/engine'),
    fetchJson<SearchDocument[]>('search-index.json'),
  ])
  return createSearch(documents)
}

/** @throws Error when the file is not there or holds anything but texts */
export async function fetchTexts(): Promise<SearchTexts> {
  const texts = await fetchJson<unknown>('search-texts.json')
  if (!isTexts(texts)) throw new Error('search-texts.json holds no texts')
  return texts
}

const isTexts = (value: unknown): value is SearchTexts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')

async function fetchJson<Content>(name: string): Promise<Content> {
  const response = await fetch(`/${name}`, { signal: AbortSignal.timeout(requestTimeout) })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response.json()
}

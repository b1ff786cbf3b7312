import type { SplitSearch } from '../engine/split-search'
import type { SearchDocument, SplitIndex } from '../index-format'
import { isGroup, isIndex, isWords } from './check-files'

/** Milliseconds after which a request is aborted. */
const requestTimeout = 60_000

/** The search engine with its index. */
export async function fetchSearch(): Promise<SplitSearch> {
  const [{ createSplitSearch }, index] = await Promise.all([
    import('../engine/split-search'),
    fetchJson('/search-index.json', isIndex),
  ])
  return createSplitSearch(Array.isArray(index) ? unsplit(index) : index, {
    words: (address) => fetchJson(address, isWords),
    group: (address) => fetchJson(address, isGroup),
  })
}

/** All documents in one file, as `npm run dev` serves them: nothing is left to fetch. */
const unsplit = (documents: readonly SearchDocument[]): SplitIndex => ({
  pages: documents,
  words: [],
  groups: [{ address: '', pages: documents.length }],
})

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

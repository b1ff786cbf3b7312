import { useCallback, useRef, useState } from 'react'
import type { PackedDocuments } from '../search/search-document'
import type { Search } from '../search/search-engine'

type Loader = {
  /** Ready to be asked, once loaded. */
  search: Search | undefined
  failed: boolean
  /** Fetches engine and index, unless that is done or under way; gives nothing where they do not come. */
  load: () => Promise<Search | undefined>
}

/** Kept for the whole visit: a soft navigation draws a new header, the index stays the same. */
let loaded: Search | undefined

/** The search engine and its index, fetched when somebody first opens the search. */
export function useSearch(): Loader {
  const [search, setSearch] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const loading = useRef<Promise<Search | undefined>>(undefined)

  const load = useCallback(async () => {
    if (!loaded && !loading.current) {
      setFailed(false)
      loading.current = fetchSearch().catch((error: unknown) => {
        console.error('The search could not be loaded.', error)
        setFailed(true)
        loading.current = undefined
        return undefined
      })
    }
    loaded ??= await loading.current
    setSearch(loaded)
    return loaded
  }, [])

  return { search, failed, load }
}

async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, { unpackDocuments }, packed] = await Promise.all([
    import('../search/search-engine'),
    import('../search/search-document'),
    fetchIndex(),
  ])
  return createSearch(unpackDocuments(packed))
}

async function fetchIndex(): Promise<PackedDocuments> {
  const response = await fetch('/search-index.json')
  if (!response.ok) throw new Error(`search-index.json: ${response.status}`)
  return response.json()
}

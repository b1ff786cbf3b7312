import { useCallback, useRef, useState } from 'react'
import type { PackedDocuments } from '../search/search-document'
import type { Search } from '../search/search-engine'

type Loader = {
  /** Ready to be asked, once loaded. */
  search: Search | undefined
  failed: boolean
  /** Fetches engine and index, unless that is done or under way. */
  load: () => void
}

/** Kept for the whole visit: a soft navigation draws a new header, the index stays the same. */
let loaded: Search | undefined

/** The search engine and its index, fetched when somebody first opens the search. */
export function useSearch(): Loader {
  const [search, setSearch] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const isLoading = useRef(false)

  const load = useCallback(() => {
    if (loaded || isLoading.current) {
      if (loaded) setSearch(loaded)
      return
    }
    isLoading.current = true
    setFailed(false)
    fetchSearch()
      .then((engine) => {
        loaded = engine
        setSearch(engine)
      })
      .catch((error: unknown) => {
        console.error('The search could not be loaded.', error)
        setFailed(true)
      })
      .finally(() => {
        isLoading.current = false
      })
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

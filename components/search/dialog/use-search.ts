import { useCallback, useRef, useState } from 'react'
import type { Search } from '../engine/engine'
import type { SearchDocument } from '../index-format'

export type LoadingStatus = 'idle' | 'loading' | 'failed' | 'ready'

type Loader = {
  /** Defined once it is loaded. */
  search: Search | undefined
  status: LoadingStatus
  /** Fetches engine and index, unless that is done or under way; resolves to `undefined` if loading fails. */
  load: () => Promise<Search | undefined>
}

/** Milliseconds after which loading counts as failed. What arrives later is still used. */
const loadingTimeout = 10_000
/** Milliseconds after which the request for the index is aborted. */
const requestTimeout = 60_000

/** Kept for the whole visit: a soft navigation renders a new header, the index stays the same. */
let loaded: Search | undefined

/** The search engine and its index, fetched when somebody first opens the search. */
export function useSearch(): Loader {
  const [search, setSearch] = useState(loaded)
  const [status, setStatus] = useState<LoadingStatus>('idle')
  const loading = useRef<Promise<Search | undefined>>(undefined)

  const load = useCallback(async () => {
    const start = async () => {
      setStatus('loading')
      const fetched = fetchSearch().then((engine) => {
        loaded = engine
        setSearch(engine)
        return engine
      })
      try {
        return await withTimeout(fetched)
      } catch (error) {
        console.error('The search could not be loaded.', error)
        loading.current = undefined
        setStatus('failed')
        // A deploy may have removed the files. delivery/browser/hydrate.ts then reloads the page.
        window.dispatchEvent(new Event('loadfailed'))
        return loaded
      }
    }

    if (loaded) setSearch(loaded)
    else loading.current ??= start()
    return loaded ?? loading.current
  }, [])

  return { search, status: search ? 'ready' : status, load }
}

/** @throws Error when the promise takes longer than the timeout */
async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer = 0
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () => reject(new Error(`No answer after ${loadingTimeout} ms.`)),
      loadingTimeout,
    )
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    window.clearTimeout(timer)
  }
}

async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, documents] = await Promise.all([import('../engine/engine'), fetchIndex()])
  return createSearch(documents)
}

async function fetchIndex(): Promise<SearchDocument[]> {
  const response = await fetch('/search-index.json', { signal: AbortSignal.timeout(requestTimeout) })
  if (!response.ok) throw new Error(`search-index.json: ${response.status}`)
  return response.json()
}

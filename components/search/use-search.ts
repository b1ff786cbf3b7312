import { useCallback, useRef, useState } from 'react'
import type { Search } from './engine'
import type { SearchDocument } from './index-format'

type Loader = {
  /** Ready to be asked, once loaded. */
  search: Search | undefined
  status: 'waiting' | 'loading' | 'failed' | 'ready'
  /** Fetches engine and index, unless that is done or under way; resolves to `undefined` if loading fails. */
  load: () => Promise<Search | undefined>
}

/** Milliseconds without an answer after which readers are told so. What comes later is still taken. */
const patience = 10_000
/** Milliseconds after which a connection without an end is closed. */
const longestWait = 60_000

/** Kept for the whole visit: a soft navigation draws a new header, the index stays the same. */
let loaded: Search | undefined

/** The search engine and its index, fetched when somebody first opens the search. */
export function useSearch(): Loader {
  const [search, setSearch] = useState(loaded)
  const [status, setStatus] = useState<'waiting' | 'loading' | 'failed'>('waiting')
  const loading = useRef<Promise<Search | undefined>>(undefined)

  const load = useCallback(async () => {
    const start = async () => {
      setStatus('loading')
      const arriving = fetchSearch().then((engine) => {
        loaded = engine
        setSearch(engine)
        return engine
      })
      try {
        return await inTime(arriving)
      } catch (error) {
        console.error('The search could not be loaded.', error)
        loading.current = undefined
        setStatus('failed')
        // A deploy may have removed the files; delivery/browser/hydrate.ts then loads the page anew.
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

/** @throws Error when the promise takes longer than readers should wait in silence */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer = 0
  const silence = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`No answer after ${patience} ms.`)), patience)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    window.clearTimeout(timer)
  }
}

async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, documents] = await Promise.all([import('./engine'), fetchIndex()])
  return createSearch(documents)
}

async function fetchIndex(): Promise<SearchDocument[]> {
  const response = await fetch('/search-index.json', { signal: AbortSignal.timeout(longestWait) })
  if (!response.ok) throw new Error(`search-index.json: ${response.status}`)
  return response.json()
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SplitSearch } from '../engine/split-search'
import { completeSearch } from './complete-search'
import { fetchSearch } from './fetch-search'

export type LoadingStatus = 'idle' | 'loading' | 'failed' | 'ready'

type Loader = {
  /** Defined once it is loaded. */
  search: SplitSearch | undefined
  status: LoadingStatus
  /** Whether files are still to come, and may have what those that are there lack. */
  isPartial: boolean
  /** Fetches engine and index, unless that is done or under way; resolves to `undefined` if loading fails. */
  load: () => Promise<SplitSearch | undefined>
}

/** Milliseconds after which loading counts as failed. What arrives later is still used. */
const loadingTimeout = 10_000

/** Milliseconds after a letter: each part of a word would fetch files of its own. */
const typingPause = 150

/** Kept for the whole visit: where the radio keeps the document, the next page has a new dialog. */
let loaded: SplitSearch | undefined

/**
 * The search engine and its index, fetched when somebody first opens the search, and the files that a query needs: until
 * they are there, and if they never come, what has been fetched answers.
 */
export function useSearch(query: string): Loader {
  const [search, setSearch] = useState(loaded)
  const [completedFor, setCompletedFor] = useState('')
  const [status, setStatus] = useState<LoadingStatus>('idle')
  const loading = useRef<Promise<SplitSearch | undefined>>(undefined)

  const load = useCallback(async () => {
    const start = async () => {
      setStatus('loading')
      const fetched = fetchSearch().then((engine) => {
        // Of two attempts the first may arrive last.
        loaded ??= engine
        setSearch(loaded)
        return loaded
      })
      try {
        return await withTimeout(fetched)
      } catch (error) {
        console.error('The search could not be loaded.', error)
        loading.current = undefined
        setStatus('failed')
        // A deploy may have removed the files. delivery/browser/load-island.ts then reloads the page.
        window.dispatchEvent(new Event('loadfailed'))
        return loaded
      }
    }

    if (loaded) setSearch(loaded)
    else loading.current ??= start()
    return loaded ?? loading.current
  }, [])

  useEffect(() => {
    if (!search || query === '') return
    let isCurrent = true
    const complete = async () => {
      const completed = await completeSearch(search, query)
      if (!isCurrent) return
      loaded = completed
      setSearch(completed)
      setCompletedFor(query)
    }
    const timer = window.setTimeout(complete, typingPause)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [search, query])

  return { search, status: search ? 'ready' : status, isPartial: query !== completedFor, load }
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

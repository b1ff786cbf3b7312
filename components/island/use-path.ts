import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The path of the page: it changes where the document is kept for the radio (radio/keep-document.ts). */
export const usePath = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.pathname,
    // Also while hydrating: what depends on it must not change once more.
    () => globalThis.location?.pathname ?? '',
  )

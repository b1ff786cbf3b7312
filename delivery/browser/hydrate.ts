// Hydrates the page. Fetched by load-react.ts, together with React itself.

import { allowStrings } from '../../components/island/allow-strings'
import { appendScript, appendStyles } from './append'
import './moved-nodes'
import { showPageAsSent } from './page-as-sent'
import { restore } from './restore'
import { patchSoftNavigation } from './soft-navigation'
import type { TagData } from './tag-data'
import { offerWhenInstalled } from './when-installed'

declare global {
  interface Window {
    /** Next's queue of flight data, React's serialized tree of the page. */
    __next_f?: [number, string?][]
  }
}

/** Milliseconds that islands may take to hydrate once their code has run. */
const timeout = 10_000

/**
 * @param chunks addresses of the page's chunks; the last one is the entry, which starts the others
 * @param replayReady is called whenever an island may have hydrated, and returns whether all have
 * @param reloadIfReplaced reloads the page if the server has another build of it by now
 * @throws Error when a file cannot be fetched, or an island does not hydrate in time
 */
export async function hydrate(
  { styles = '', flight = '', integrity = '', fingerprint = '', trusted = '', ownPolicy = '' }: TagData,
  chunks: readonly string[],
  replayReady: () => boolean,
  reloadIfReplaced: () => Promise<boolean>,
): Promise<void> {
  clearAnnouncement()
  allowStrings(trusted)
  // React must find the whole page. What the reader was doing is restored even if the rest fails again.
  const [response, pressAgain] = await Promise.all([
    fetch(flight, { integrity }),
    documentIsParsed().then(restore),
  ])
  const text = await response.text()
  const stopShowing = await showPageAsSent({ fingerprint, integrity })
  patchSoftNavigation(text, ownPolicy.split(' '))
  try {
    // Next 16.4 reads the queue when its code runs, and takes it for complete.
    window.__next_f = [[0], [1, text]]
    // The entry last: it loads chunks that are missing by itself, and if that fails it never runs again (Turbopack of
    // Next 16.4, which retries each chunk once: https://github.com/vercel/next.js/pull/94918).
    await Promise.all([appendStyles(styles), ...chunks.slice(0, -1).map(appendScript)])
    await Promise.all(chunks.slice(-1).map(appendScript))
    await islandsHydrate(replayReady)
  } finally {
    stopShowing()
  }
  pressAgain()
  offerWhenInstalled()
  // Islands dispatch it when a file that they fetch later is missing, such as the search engine.
  addEventListener('loadfailed', () => void reloadIfReplaced())
}

/** Removes what load-react.ts announced of an earlier attempt, or React would report a hydration mismatch. */
function clearAnnouncement(): void {
  for (const region of document.querySelectorAll('[data-live-region][data-fault]')) {
    region.textContent = ''
    region.removeAttribute('data-fault')
  }
}

function documentIsParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

function islandsHydrate(replayReady: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error('The islands did not hydrate in time'))
    }, timeout)
    const check = () => {
      if (!replayReady()) return
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] })
    check()
  })
}

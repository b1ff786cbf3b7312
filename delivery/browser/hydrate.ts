// Brings React to the page. Fetched by wake.ts when an island is wanted, beside React itself.

import './moved-nodes'
import { showPageAsSent } from './page-as-sent'
import { restore } from './restore'
import { navigateSoftlyWithin } from './soft-navigation'

declare global {
  interface Window {
    /** Next's queue of flight data: the page as React knows it. */
    __next_f?: [number, string?][]
  }
}

/** What the wake script's tag says of its page. */
export type Page = {
  /** Address of the styles for what the islands bring. */
  readonly styles?: string
  /** Address and sha256 of its flight data: another build's would not fit these chunks. */
  readonly flight?: string
  readonly integrity?: string
  /** Checksum of its body, see fingerprint.ts. */
  readonly fingerprint?: string
  /** Address of the one script from elsewhere that this page may run, if any. */
  readonly trusted?: string
  /** Paths of pages whose policy differs from the others', separated by spaces. */
  readonly ownPolicy?: string
}

/** Milliseconds that islands may take to hydrate once their code has run. */
const patience = 10_000

/**
 * @param chunks addresses of the page's chunks; the last one is the entry, which starts what the others hold
 * @param look is called whenever an island may have hydrated, and tells whether all have
 * @param reloadIfReplaced loads the page again if the server has another build of it by now
 * @throws Error when a file cannot be fetched, or an island does not hydrate in time
 */
export async function hydrate(
  { styles = '', flight = '', integrity = '', fingerprint = '', trusted = '', ownPolicy = '' }: Page,
  chunks: readonly string[],
  look: () => boolean,
  reloadIfReplaced: () => Promise<boolean>,
): Promise<void> {
  clearFailure()
  allowStrings(trusted)
  // React must find the page whole. What the reader was doing comes back even where the rest fails again.
  const [answer, pressAgain] = await Promise.all([fetch(flight, { integrity }), isParsed().then(restore)])
  const text = await answer.text()
  const endShowing = await showPageAsSent({ fingerprint, integrity })
  navigateSoftlyWithin(text, ownPolicy.split(' '))
  try {
    // Next reads its queue as soon as its code runs, and takes it for complete.
    window.__next_f = [[0], [1, text]]
    // Entered with a chunk missing, Turbopack would fetch it itself, and remember for good if that fails.
    await Promise.all([appendStyles(styles), ...chunks.slice(0, -1).map(appendScript)])
    await Promise.all(chunks.slice(-1).map(appendScript))
    await islandsHydrate(look)
  } finally {
    endShowing()
  }
  pressAgain()
  // An island says so where a file that it fetches later is missing, such as the search engine.
  addEventListener('loadfailed', () => void reloadIfReplaced())
}

/** Takes away what wake.ts has announced of an earlier try: React compares the page with the server's. */
function clearFailure(): void {
  for (const region of document.querySelectorAll('[data-fault]')) {
    region.textContent = ''
    region.removeAttribute('data-fault')
  }
}

/**
 * Turbopack and React assign strings where Trusted Types want objects. Let through: our own chunks, this
 * page's script from elsewhere, React's empty script element, and text without any markup (JSON-LD).
 */
function allowStrings(trusted: string): void {
  // There may be one already, from an earlier try or from public/scripts/ads.js.
  if (window.trustedTypes?.defaultPolicy) return
  const chunks = `${location.origin}/_next/`
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : undefined),
    createScriptURL: (address) =>
      address === trusted || new URL(address, location.href).href.startsWith(chunks) ? address : undefined,
  })
}

const appendScript = (src: string) =>
  append(src, () => Object.assign(document.createElement('script'), { async: true, src }))

const appendStyles = (href: string) =>
  append(href, () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))

function isParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}

/** The files that an earlier try has brought. */
const loaded = new Set<string>()

function append(address: string, make: () => HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (loaded.has(address)) return resolve()
    const element = make()
    element.onload = () => {
      loaded.add(address)
      resolve()
    }
    element.onerror = () => {
      // React would take the dead element for a file that is on its way.
      element.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(element)
  })
}

function islandsHydrate(look: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error('The islands did not hydrate in time'))
    }, patience)
    const observe = () => {
      if (!look()) return
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(observe)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] })
    observe()
  })
}

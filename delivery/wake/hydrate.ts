// Brings React to the page. Fetched by wake.ts when an island is wanted, beside React itself.

declare global {
  interface Window {
    /** Next's queue of flight data: the page as React knows it. */
    __next_f?: [number, string?][]
    trustedTypes?: {
      readonly defaultPolicy: unknown
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScriptURL', (value: string) => string | undefined>,
      ): unknown
    }
  }
}

/** What the wake script's tag says of its page. */
export type Page = {
  /** Address of the styles for what the islands bring. */
  readonly styles?: string
  /** Address and sha256 of its flight data: another build's would not fit these chunks. */
  readonly flight?: string
  readonly integrity?: string
  /** Address of the one script from elsewhere that this page may run, if any. */
  readonly trusted?: string
}

/** Milliseconds that islands may take to hydrate once their code has run. */
const patience = 10_000

/**
 * @param chunks addresses of the page's chunks; the last one is the entry, which starts what the others hold
 * @param look is called whenever an island may have hydrated, and tells whether all have
 * @throws Error when a file cannot be fetched, or an island does not hydrate in time
 */
export async function hydrate(
  { styles = '', flight = '', integrity = '', trusted = '' }: Page,
  chunks: readonly string[],
  look: () => boolean,
): Promise<void> {
  allowStrings(trusted)
  const answer = await fetch(flight, { integrity })
  // React must find the page whole.
  await isParsed()
  // Next reads its queue as soon as its code runs, and takes it for complete.
  window.__next_f = [[0], [1, await answer.text()]]
  // Entered with a chunk missing, Turbopack would fetch it itself, and remember for good if that fails.
  await Promise.all([appendStyles(styles), ...chunks.slice(0, -1).map(appendScript)])
  await Promise.all(chunks.slice(-1).map(appendScript))
  await islandsHydrate(look)
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

/** The whole style sheets, of which each page holds inline what it needs itself. */
function wholeStyles(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')
  return Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve
          link.disabled = false
        }),
    ),
  )
}

// A soft navigation asks for the next page's flight data: its answer waits for the styles of that page.
const { fetch: ask } = window
window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const [answer] = await Promise.all([ask(input, init), address.includes('_rsc=') && wholeStyles()])
  return answer
}

// It changes the address without the event that page scripts wait for; its page is drawn by the next frame.
const { pushState } = history
history.pushState = (...change) => {
  pushState.apply(history, change)
  requestAnimationFrame(() => dispatchEvent(new HashChangeEvent('hashchange')))
}

import { focusQuietly } from './focus-quietly'

let isPatched = false

/**
 * Adapts Next's soft navigation to pages that have their own inline styles and policy: the flight data of the next
 * page waits for its styles, and a page that must not be shown in this document is loaded in full.
 * @param flight the flight data that this document hydrates with
 * @param ownPolicy paths of pages whose policy differs from the others'
 */
export function patchSoftNavigation(flight: string, ownPolicy: readonly string[]): void {
  // An earlier attempt to hydrate may have done it.
  if (isPatched) return
  isPatched = true
  patchFetch(flight, ownPolicy)
  patchHistory()
}

function patchFetch(flight: string, ownPolicy: readonly string[]): void {
  const buildId = /"b":"[^"]*"/.exec(flight)?.[0] ?? ''
  // A document keeps the policy that it was loaded with.
  const start = location.pathname

  const { fetch: originalFetch } = window
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('_rsc=')) return originalFetch(input, init)

    const path = new URL(address, location.href).pathname.replace(/\/?(?:index)?\.txt$/, '') || '/'
    if (ownPolicy.includes(path) || ownPolicy.includes(start)) return fullLoad(address)
    const [response] = await Promise.all([originalFetch(input, init), enableStyleSheets()])
    // Next 16.4 also loads a page of another build in full, but drops the hash of the link. It shows whatever page has
    // come, and the error screen in place of one that was cut off; `c` is the page's path.
    const isRight = (text: string) =>
      text.includes(buildId) && text.includes(`"c":${JSON.stringify(path.split('/'))}`) && text.endsWith('\n')
    return response.ok && !isRight(await response.clone().text()) ? fullLoad(address) : response
  }
}

/**
 * What a browser does by itself after a full load, in the next frame, when the new page is in the DOM. Next pushes a
 * state for links, and replaces it when the reader goes back or forward.
 */
function patchHistory(): void {
  const { pushState, replaceState } = history
  let shown = location.pathname
  history.pushState = (...change) => {
    pushState.apply(history, change)
    shown = location.pathname
    requestAnimationFrame(() => {
      // `pushState` fires none, and page scripts wait for it.
      dispatchEvent(new HashChangeEvent('hashchange'))
      const target = document.getElementById(location.hash.slice(1))
      openFolded(target)
      focusQuietly(target ?? document.body)
    })
  }
  history.replaceState = (...change) => {
    replaceState.apply(history, change)
    if (shown === location.pathname) return
    shown = location.pathname
    requestAnimationFrame(() => focusQuietly(document.body))
  }
}

/** A link into folded details opens them. */
function openFolded(target: HTMLElement | null): void {
  const folded = target?.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  target?.scrollIntoView()
}

/** A response that is not flight data: Next then loads the page itself, with the hash. */
function fullLoad(address: string): Response {
  const response = new Response('', { headers: { 'content-type': 'text/html' } })
  return Object.defineProperty(response, 'url', { value: new URL(address, location.href).href })
}

/** Each page has only its own styles inline; the next one may need any. */
function enableStyleSheets(): Promise<unknown> {
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

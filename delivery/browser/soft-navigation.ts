/** Next's soft navigation, as far as it differs on pages whose styles and policy are their own. */

let isPatched = false

/**
 * Next fetches the flight data of the page that a link leads to. Its answer waits for the styles of that page; and
 * a page that must not be shown in this document is loaded in full.
 * @param flight the flight data that this document hydrates with
 * @param ownPolicy paths of pages whose policy differs from the others'
 */
export function navigateSoftlyWithin(flight: string, ownPolicy: readonly string[]): void {
  // A second attempt to hydrate finds it done.
  if (isPatched) return
  isPatched = true
  const buildId = /"b":"[^"]*"/.exec(flight)?.[0] ?? ''
  // A policy holds for as long as its document.
  const start = location.pathname

  const { fetch: fetchFile } = window
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('_rsc=')) return fetchFile(input, init)

    const path = new URL(address, location.href).pathname.replace(/\/?(?:index)?\.txt$/, '') || '/'
    if (ownPolicy.includes(path) || ownPolicy.includes(start)) return fullLoad(address)
    const [answer] = await Promise.all([fetchFile(input, init), wholeStyles()])
    // Next loads a page of another build in full, too, but forgets the anchor that the link leads to (16.4.6).
    return answer.ok && !(await answer.clone().text()).includes(buildId) ? fullLoad(address) : answer
  }

  const { pushState } = history
  history.pushState = (...change) => {
    pushState.apply(history, change)
    // pushState fires no hashchange. The page is in the document by the next frame: page scripts go on from there.
    requestAnimationFrame(() => dispatchEvent(new HashChangeEvent('hashchange')))
  }
}

/** An answer that is no flight data: Next then leaves for the page itself, anchor included. */
function fullLoad(address: string): Response {
  const answer = new Response('', { headers: { 'content-type': 'text/html' } })
  return Object.defineProperty(answer, 'url', { value: new URL(address, location.href).href })
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

// React compares the DOM with what it renders when it hydrates. Where they differ, it renders the whole page anew: an
// open dialog closes, typed text and a translation are lost. Browsers that translate, and many extensions, alter pages
// before that. So while React hydrates, altered nodes show it the children that the server sent, and the page itself
// stays as the reader has it. Extensions see none of this: they have JavaScript objects of their own for each node.
// https://react.dev/link/hydration-mismatch

import { fingerprint, type Tree } from './fingerprint'
import { removeOverrides } from './node-overrides'
import { showBeforeChanges } from './show-before-changes'
import { showSent } from './show-sent'

type Sent = {
  /** Checksum of the page's body, see fingerprint.ts. */
  readonly fingerprint: string
  /** sha256 of the page's flight data, which differs in another build. */
  readonly integrity: string
}

/**
 * Lets React see the page as it was sent, whatever has altered it or alters it meanwhile.
 * @returns ends that
 * @throws Error when the page has been altered and what was sent cannot be fetched any more
 */
export async function showPageAsSent(sent: Sent): Promise<() => void> {
  if (fingerprint(document.body, isAdSlot) !== sent.fingerprint) {
    const page = await fetchPage()
    if (page?.querySelector<HTMLElement>('[data-flight]')?.dataset['integrity'] !== sent.integrity) {
      throw new Error('This page has been altered, and the server has another version by now')
    }
    showSent(page.body, document.body)
    keepTitle(page.title)
  }
  const stopWatching = showBeforeChanges(document.body)

  return () => {
    stopWatching()
    removeOverrides()
  }
}

/** React sets the title that was sent, some time after it has hydrated the islands. */
function keepTitle(sent: string): void {
  const { title } = document
  if (title === sent) return
  const observer = new MutationObserver(() => {
    if (document.title === title) return
    observer.disconnect()
    if (document.title === sent) document.title = title
  })
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
}

/** React ignores its content. */
const isAdSlot = (node: Tree) => node instanceof Element && node.hasAttribute('data-banner-id')

function fetchPage(): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    // Unlike DOMParser, it parses without a string that Trusted Types would refuse. It loads nothing of the page.
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML)
    request.onerror = () => reject(new Error(`${location.href} could not be loaded`))
    request.send()
  })
}

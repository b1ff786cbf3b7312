// React walks the page's nodes when it hydrates. Where they are not what the server sent, it draws the whole page
// anew: an open dialog closes, typed text and a translation are gone. Browsers that translate, and many extensions,
// alter pages before that. So while React hydrates, altered nodes show it the children that were sent, and the page
// itself stays as the reader has it. Extensions see nothing of this: they have JavaScript objects of their own for
// each node. https://react.dev/link/hydration-mismatch

import { fingerprint, type Tree } from './fingerprint'

type Sent = {
  /** Checksum of the page's body, see fingerprint.ts. */
  readonly fingerprint: string
  /** sha256 of its flight data, which another build's page does not share. */
  readonly integrity: string
}

/**
 * Has React see the page as it was sent, whatever was done to it before or is done to it meanwhile.
 * @returns ends that
 * @throws Error when the page has been altered and what was sent cannot be fetched any more
 */
export async function showPageAsSent(sent: Sent): Promise<() => void> {
  if (fingerprint(document.body, isAdvertisement) !== sent.fingerprint) {
    const page = await fetchPage()
    if (page?.querySelector<HTMLElement>('[data-flight]')?.dataset['integrity'] !== sent.integrity) {
      throw new Error('This page has been altered, and what was sent cannot be had any more')
    }
    showSent(page.body, document.body)
    keepTitle(page.title)
  }
  const stopWatching = showBeforeChanges(document.body)

  return () => {
    stopWatching()
    hideAll()
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

/** React does not look into it. */
const isAdvertisement = (node: Tree) => node instanceof Element && node.hasAttribute('data-banner-id')

function fetchPage(): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    // Parses without a string that Trusted Types would refuse, and loads nothing of what the page names.
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML)
    request.onerror = () => reject(new Error(`${location.href} could not be loaded`))
    request.send()
  })
}

const names = ['firstChild', 'nextSibling', 'textContent', 'nodeValue'] as const

/** The nodes that have properties of their own in front of the DOM's. */
const covered = new Set<Node>()

function cover(node: Node, name: (typeof names)[number], get: () => unknown): void {
  covered.add(node)
  Object.defineProperty(node, name, {
    configurable: true,
    get,
    // What is written is meant for the page.
    set(value: unknown) {
      Reflect.deleteProperty(node, name)
      Reflect.set(node, name, value)
    },
  })
}

export function hideAll(): void {
  for (const node of covered) names.forEach((name) => Reflect.deleteProperty(node, name))
  covered.clear()
}

function showChildren(parent: Node, children: readonly Node[]): void {
  cover(parent, 'firstChild', () => children[0] ?? null)
  // React asks for it where one text is all there is.
  cover(parent, 'textContent', () => children.map((node) => node.nodeValue ?? node.textContent).join(''))
  children.forEach((node, index) => {
    if (!Object.hasOwn(node, 'nextSibling')) cover(node, 'nextSibling', () => children[index + 1] ?? null)
  })
}

/**
 * Has `live` show the children of `sent`, and so on below it: each child as the node that stands for it in the
 * page, or, where there is none any more, as the child of `sent` itself.
 */
export function showSent(sent: Element, live: Element, taken: Set<Node> = new Set()): void {
  const children = [...sent.childNodes]
  const twins = findTwins(children, live, taken)
  const shown = children.map((child) => twins.get(child) ?? child)
  const isAltered =
    shown.length !== live.childNodes.length ||
    shown.some(
      (node, index) => node !== live.childNodes[index] || node.nodeValue !== children[index]?.nodeValue,
    )
  if (isAltered) showChildren(live, shown)
  for (const [child, twin] of twins) {
    if (child.isEqualNode(twin)) continue
    // Parsed without scripts, a noscript holds elements. React does not look into it.
    if (child instanceof Element && twin instanceof Element) {
      if (child.localName !== 'noscript') showSent(child, twin, taken)
    } else cover(twin, 'nodeValue', () => child.nodeValue)
  }
}

/** The live node that each of the sent children has become. Their order may have changed: languages differ in it. */
function findTwins(sent: readonly ChildNode[], live: Element, taken: Set<Node>): Map<ChildNode, Node> {
  const twins = new Map<ChildNode, Node>()
  const pair = (candidates: readonly Node[], isTwin: (child: ChildNode, node: Node) => boolean) => {
    for (const child of sent) {
      if (twins.has(child)) continue
      const twin = candidates.find((node) => !taken.has(node) && isTwin(child, node))
      if (!twin) continue
      twins.set(child, twin)
      taken.add(twin)
    }
  }
  const children = [...live.childNodes]
  pair(children, (child, node) => child.isEqualNode(node))
  pair(children, keepsAttributes)
  // Something may have been put around it.
  const left = children.filter((node) => node instanceof Element && !taken.has(node))
  const deeper = left.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('*')] : []))
  pair(
    deeper,
    (child, node) => child instanceof Element && child.hasAttributes() && keepsAttributes(child, node),
  )
  pair(children, (child, { nodeName }) => child.nodeName === nodeName && nodeName !== '#comment')
  return twins
}

function keepsAttributes(child: Node, node: Node): boolean {
  return (
    child instanceof Element &&
    node instanceof Element &&
    child.localName === node.localName &&
    [...child.attributes].every(({ name, value }) => node.getAttribute(name) === value)
  )
}

/**
 * Has altered nodes show what they held before they were altered.
 * @returns ends the watch
 */
export function showBeforeChanges(body: Element): () => void {
  const observer = new MutationObserver((records) => {
    const lists = new Map<Node, Node[]>()
    const texts = new Map<Node, string | null>()
    // Undone one by one, the last one first.
    for (const {
      type,
      target,
      oldValue,
      addedNodes,
      removedNodes,
      previousSibling,
    } of records.toReversed()) {
      const isText = type === 'characterData'
      const parent = isText ? target.parentNode : target
      if (isText) texts.set(target, oldValue)
      if (!parent) continue
      const list = lists.get(parent) ?? [...parent.childNodes]
      lists.set(parent, list)
      if (isText) continue
      list.splice(previousSibling ? list.indexOf(previousSibling) + 1 : 0, addedNodes.length, ...removedNodes)
    }
    for (const [parent, list] of lists) if (!Object.hasOwn(parent, 'firstChild')) showChildren(parent, list)
    for (const [node, text] of texts)
      if (!Object.hasOwn(node, 'nodeValue')) cover(node, 'nodeValue', () => text)
  })
  observer.observe(body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  return () => observer.disconnect()
}

import { override, overrideChildren } from './node-overrides'

/**
 * Lets `live` show the children of `sent`, recursively: each child as its counterpart in the page, or as the child of
 * `sent` itself where the page has none any more.
 */
export function showSent(sent: Element, live: Element, taken: Set<Node> = new Set()): void {
  const children = [...sent.childNodes]
  const counterparts = findCounterparts(children, live, taken)
  const shown = children.map((child) => counterparts.get(child) ?? child)
  const isAltered =
    shown.length !== live.childNodes.length ||
    shown.some(
      (node, index) => node !== live.childNodes[index] || node.nodeValue !== children[index]?.nodeValue,
    )
  if (isAltered) overrideChildren(live, shown)
  for (const [child, counterpart] of counterparts) {
    if (child.isEqualNode(counterpart)) continue
    // Parsed without scripts, a noscript holds elements. React ignores its content.
    if (child instanceof Element && counterpart instanceof Element) {
      if (child.localName !== 'noscript') showSent(child, counterpart, taken)
    } else override(counterpart, 'nodeValue', () => child.nodeValue)
  }
}

/** The live node that each of the sent children has become. Translation may have changed their order. */
function findCounterparts(sent: readonly ChildNode[], live: Element, taken: Set<Node>): Map<ChildNode, Node> {
  const counterparts = new Map<ChildNode, Node>()
  const match = (candidates: readonly Node[], isCounterpart: (child: ChildNode, node: Node) => boolean) => {
    for (const child of sent) {
      if (counterparts.has(child)) continue
      const found = candidates.find((node) => !taken.has(node) && isCounterpart(child, node))
      if (!found) continue
      counterparts.set(child, found)
      taken.add(found)
    }
  }
  const children = [...live.childNodes]
  match(children, (child, node) => child.isEqualNode(node))
  match(children, keepsAttributes)
  // Something may have been wrapped around it.
  const left = children.filter((node) => node instanceof Element && !taken.has(node))
  const deeper = left.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('*')] : []))
  match(
    deeper,
    (child, node) => child instanceof Element && child.hasAttributes() && keepsAttributes(child, node),
  )
  match(children, (child, { nodeName }) => child.nodeName === nodeName && nodeName !== '#comment')
  return counterparts
}

function keepsAttributes(child: Node, node: Node): boolean {
  return (
    child instanceof Element &&
    node instanceof Element &&
    child.localName === node.localName &&
    [...child.attributes].every(({ name, value }) => node.getAttribute(name) === value)
  )
}

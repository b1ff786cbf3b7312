import { override, overrideChildren } from './node-overrides'

/**
 * Lets nodes that are altered from now on show what they held before.
 * @returns stops watching
 */
export function showBeforeChanges(body: Element): () => void {
  const observer = new MutationObserver((records) => {
    const lists = new Map<Node, Node[]>()
    const texts = new Map<Node, string | null>()
    // Undone one by one, the last one first.
    for (const record of records.toReversed()) {
      const { type, target, oldValue, addedNodes, removedNodes, previousSibling } = record
      const isText = type === 'characterData'
      const parent = isText ? target.parentNode : target
      if (isText) texts.set(target, oldValue)
      if (!parent) continue
      const list = lists.get(parent) ?? [...parent.childNodes]
      lists.set(parent, list)
      if (isText) continue
      list.splice(previousSibling ? list.indexOf(previousSibling) + 1 : 0, addedNodes.length, ...removedNodes)
    }
    for (const [parent, list] of lists) {
      if (!Object.hasOwn(parent, 'firstChild')) overrideChildren(parent, list)
    }
    for (const [node, text] of texts) {
      if (!Object.hasOwn(node, 'nodeValue')) override(node, 'nodeValue', () => text)
    }
  })
  observer.observe(body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  return () => observer.disconnect()
}

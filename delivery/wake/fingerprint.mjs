/**
 * What the browser's nodes and those of the build's HTML parser have in common.
 * @typedef {object} Tree
 * @property {number} nodeType
 * @property {string} [tagName]
 * @property {string | null} [nodeValue]
 * @property {Iterable<Tree>} [childNodes]
 */

/**
 * A checksum of what React compares when it hydrates: names, order and text, but not attributes. The build writes
 * it into the page, and the browser computes it again to learn whether something has altered the page since.
 * @template {Tree} Node
 * @param {Node} root
 * @param {(node: Tree) => boolean} [isOpaque] tells of elements whose content does not count
 */
export function fingerprint(root, isOpaque = () => false) {
  let sum = 0
  /** @param {Tree} node */
  const add = (node) => {
    const { nodeType, tagName = '', nodeValue, childNodes = [] } = node
    const text = `${nodeType}${tagName.toLowerCase()}${nodeValue ?? ''}`
    for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
    if (!isOpaque(node)) for (const child of childNodes) add(child)
    // Where its children end.
    sum = Math.imul(sum, 31)
  }
  add(root)
  return (sum >>> 0).toString(36)
}

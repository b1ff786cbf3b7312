/** What the browser's nodes and those of the build's HTML parser have in common. */
export type Tree = {
  readonly nodeType: number
  readonly tagName?: string
  readonly nodeValue?: string | null
  readonly childNodes?: Iterable<Tree>
}

/**
 * A checksum of what React compares when it hydrates: names, order and text, but not attributes. The build writes it
 * into the page, and the browser computes it again to learn whether something has altered the page since.
 * @param isOpaque whether the content of an element is left out
 */
export function fingerprint(root: Tree, isOpaque: (node: Tree) => boolean = () => false): string {
  let sum = 0
  const add = (node: Tree) => {
    const { nodeType, tagName = '', nodeValue, childNodes = [] } = node
    const text = `${nodeType}${tagName.toLowerCase()}${nodeValue ?? ''}`
    for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
    if (!isOpaque(node)) for (const child of childNodes) add(child)
    // Marks the end of the children.
    sum = Math.imul(sum, 31)
  }
  add(root)
  return (sum >>> 0).toString(36)
}

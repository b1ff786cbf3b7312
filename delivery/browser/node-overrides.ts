/** What React 19.3 reads of the DOM when it hydrates. */
const names = ['firstChild', 'nextSibling', 'textContent', 'nodeValue'] as const

/** Nodes with properties of their own, which hide those of the DOM. */
const overridden = new Set<Node>()

/** Lets a node show another value to whoever reads the property. Writing removes the override and changes the page. */
export function override(node: Node, name: (typeof names)[number], get: () => unknown): void {
  overridden.add(node)
  Object.defineProperty(node, name, {
    configurable: true,
    get,
    set(value: unknown) {
      Reflect.deleteProperty(node, name)
      Reflect.set(node, name, value)
    },
  })
}

export function removeOverrides(): void {
  for (const node of overridden) names.forEach((name) => Reflect.deleteProperty(node, name))
  overridden.clear()
}

/** Lets a node show other children. */
export function overrideChildren(parent: Node, children: readonly Node[]): void {
  override(parent, 'firstChild', () => children[0] ?? null)
  // React reads it where a text is the only child.
  override(parent, 'textContent', () => children.map((node) => node.nodeValue ?? node.textContent).join(''))
  children.forEach((node, index) => {
    if (!Object.hasOwn(node, 'nextSibling')) override(node, 'nextSibling', () => children[index + 1] ?? null)
  })
}

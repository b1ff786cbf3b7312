// What `react-dom/client` is in the bundle of this element: Preact, which draws the same components in a twelfth of the
// bytes. delivery/build/bundle-script.ts puts it in React's place.

import { hydrate, options, render, type VNode } from 'preact'

/** React's names of attributes that Preact hands on to the DOM as they are. */
const attributes: Readonly<Record<string, string>> = {
  tabIndex: 'tabindex',
  fontSize: 'font-size',
  htmlFor: 'for',
  autoComplete: 'autocomplete',
  inputMode: 'inputmode',
  maxLength: 'maxlength',
  // As a property it is true or false.
  translate: 'TRANSLATE',
}

const before = options.vnode
options.vnode = (node) => {
  before?.(node)
  if (typeof node.type !== 'string') return
  const props: Record<string, unknown> = node.props
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!(name in props)) continue
    props[attribute] = props[name]
    delete props[name]
  }
  node.key = keyOf(node)
  // React chooses the option; Preact leaves it to who renders: see fence-calculator.element.ts.
  if (node.type === 'select') delete props['defaultValue']
}

/**
 * A browser that translates the page puts elements of its own in the place of texts. What is written into a text later
 * on, nobody would see; so an element with text in it is replaced by another one, as its key says, when the text is. A
 * button stays, since it may have the focus: what changes in it is in an element.
 */
function keyOf({ type, key, props: { children } }: VNode): unknown {
  const parts: unknown[] = Array.isArray(children) ? children : [children]
  const isText = (part: unknown) => typeof part === 'string' || typeof part === 'number'
  if (type === 'button' || !parts.some(isText)) return key
  return [key, ...parts.map((part) => (isText(part) ? part : Object(part).key))].join('|')
}

export function hydrateRoot(root: Element, node: VNode) {
  hydrate(node, root)
  return { render: (next: VNode) => render(next, root) }
}

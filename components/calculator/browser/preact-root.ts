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
  // React chooses the option; Preact leaves it to who renders: see fence-calculator.element.ts.
  if (node.type === 'select') delete props['defaultValue']
}

export function hydrateRoot(root: Element, node: VNode) {
  hydrate(node, root)
  return { render: (next: VNode) => render(next, root) }
}

// What `react-dom/client` is in the bundle of this element: Preact, which draws the same components in a twelfth of the
// bytes. delivery/build/bundle-script.ts puts it in React's place.

import { hydrate, options, render, type VNode } from 'preact'

options.vnode = (node) => {
  const { type, key } = node
  if (typeof type !== 'string') return
  const props: Record<string, unknown> = node.props
  // React's names of attributes that Preact hands on to a drawing as they are.
  const { tabIndex, fontSize } = props
  if (tabIndex !== undefined) props['tabindex'] = tabIndex
  if (fontSize !== undefined) props['font-size'] = fontSize
  delete props['tabIndex']
  delete props['fontSize']
  // React chooses the option; Preact leaves it to who renders: see fence-calculator.element.ts.
  if (type === 'select') delete props['defaultValue']
  // A browser that translates the page puts elements of its own in the place of texts. What is written into a text later
  // on, nobody would see; so an element with text in it is replaced by another one, as its key says, when the text is. A
  // button stays, since it may have the focus: what changes in it is in an element.
  const text = [props['children']].flat().filter((child) => /^[sn]/.test(typeof child))
  if (`${text}` && type !== 'button') node.key = `${key}${text}`
}

export function hydrateRoot(root: Element, node: VNode) {
  hydrate(node, root)
  return { render: (next: VNode) => render(next, root) }
}

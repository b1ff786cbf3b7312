// What `react-dom/client` is in the bundle of this element: Preact, which draws the same components in a twelfth of the
// bytes. delivery/build/bundle-script.ts puts it in React's place, and preact-jsx.ts in that of `react/jsx-runtime`.

import { hydrate, render, type VNode } from 'preact'

export function hydrateRoot(root: Element, node: VNode) {
  hydrate(node, root)
  return { render: (next: VNode) => render(next, root) }
}

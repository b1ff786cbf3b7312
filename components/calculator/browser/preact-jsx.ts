import { createElement, type ComponentType } from 'preact'

export { Fragment } from 'preact'

type Props = { tabIndex?: number; fontSize?: number; defaultValue?: string; children?: unknown }

/** What JSX becomes a call of in the bundle of this element: what React does otherwise than Preact, it does as React. */
export function jsx(
  type: ComponentType<object> | string,
  { tabIndex, fontSize, ...props }: Props,
  key?: string | number,
) {
  // React chooses the option; Preact leaves it to who renders: see fence-calculator.element.ts.
  if (type === 'select') delete props.defaultValue
  // A browser that translates the page puts elements of its own in the place of texts. What is written into a text later
  // on, nobody would see; so an element with text in it is replaced by another one, as its key says, when the text is. A
  // button stays, since it may have the focus: what changes in it is in an element.
  const text = [props.children].flat().filter((child) => /^[sn]/.test(typeof child))
  const isReplaced = `${text}` && typeof type === 'string' && type !== 'button'
  // Preact hands React's names of attributes on to a drawing as they are.
  const own = { ...props, tabindex: tabIndex, 'font-size': fontSize, key: isReplaced ? `${key}${text}` : key }
  return createElement(type, own)
}

export { jsx as jsxs }

import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Attributes whose names differ in JSX, of those that drawings use. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', textAnchor: 'text-anchor' }

/**
 * A drawing as the text of an SVG file. React's own renderer refuses to run among server components; a
 * drawing, all plain functions and elements, needs no more than this.
 */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escape(String(node))
  if (Array.isArray(node)) return node.map(svgMarkup).join('')
  if (!isValidElement<{ children?: ReactNode }>(node))
    throw new Error('A drawing holds only elements and words')

  const { type, props } = node
  if (type === Fragment) return svgMarkup(props.children)
  if (isFunction(type)) return svgMarkup(type(props))

  const { children, ...rest } = props
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attributeNames[name] ?? name}="${escape(String(value))}"`)
    .join('')
  const content = svgMarkup(children)
  return content === '' ? `<${type}${attributes}/>` : `<${type}${attributes}>${content}</${type}>`
}

function isFunction(type: ReactElement['type']): type is (props: object) => ReactNode {
  return typeof type === 'function'
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

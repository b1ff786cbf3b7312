import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escapeXml } from '../escape-xml'

/** Attributes whose names differ in JSX, of those that drawings use. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', textAnchor: 'text-anchor' }

/**
 * A drawing as the text of an SVG file. Server components may not import `react-dom/server`
 * (https://github.com/vercel/next.js/issues/43810, Next 16.4), which would also write a closing tag for each of the
 * empty elements. Drawings are plain functions and elements, so this is all they need.
 */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeXml(String(node))
  if (Array.isArray(node)) return node.map(svgMarkup).join('')
  if (!isValidElement<{ children?: ReactNode }>(node))
    throw new Error('A drawing may hold only elements and text')

  const { type, props } = node
  if (type === Fragment) return svgMarkup(props.children)
  if (isFunction(type)) return svgMarkup(type(props))

  const { children, ...rest } = props
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attributeNames[name] ?? name}="${escapeXml(String(value))}"`)
    .join('')
  const content = svgMarkup(children)
  return content === '' ? `<${type}${attributes}/>` : `<${type}${attributes}>${content}</${type}>`
}

function isFunction(type: ReactElement['type']): type is (props: object) => ReactNode {
  return typeof type === 'function'
}

import { createHash } from 'node:crypto'
import { diagrams, type DiagramName } from '@/content/diagrams'
import { drawingStyle } from './drawing-style'
import { drawings } from './drawings'
import { svgMarkup } from './svg-markup'

/** A drawing as the file that the site serves, like `gate-1a2b3c4d.svg`. */
export type DiagramFile = { file: string; width: number; height: number; svg: string }

/** Room on either side of a drawing: a reader's font may be wider than ours. */
const bleed = 12

const width = 360 + 2 * bleed

function makeFile(name: DiagramName): DiagramFile {
  const { height, top = 0, parts } = drawings[name]
  const markup = svgMarkup(parts)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${top} ${width} ${height}"><style>${drawingStyle(markup)}</style>${markup}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)

  return { file: `${name}-${hash}.svg`, width, height, svg }
}

const names = Object.keys(diagrams).filter((name): name is DiagramName => name in drawings)

/** Every diagram's file, drawn once. */
export const diagramFiles: ReadonlyMap<DiagramName, DiagramFile> = new Map(
  names.map((name) => [name, makeFile(name)]),
)

/** @throws Error when content/diagrams.ts describes a diagram that has no drawing */
export function diagramFileOf(name: DiagramName): DiagramFile {
  const found = diagramFiles.get(name)
  if (!found) throw new Error(`There is no drawing "${name}" in components/diagram/drawings.ts`)
  return found
}

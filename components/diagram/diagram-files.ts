import { createHash } from 'node:crypto'
import { diagrams, type DiagramName } from '@/content/diagrams'
import { drawingStyle } from './drawing-style'
import { drawings } from './drawings'
import { svgMarkup } from './svg-markup'

/** A drawing as the file that the site serves, like `gate-1a2b3c4d.svg`. */
export type Plate = { file: string; width: number; height: number; svg: string }

/** Room on either side of a drawing: a reader's font may be wider than ours. */
const bleed = 12

const width = 360 + 2 * bleed

function makePlate(name: DiagramName): Plate {
  const { height, top = 0, parts } = drawings[name]
  const markup = svgMarkup(parts)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${top} ${width} ${height}"><style>${drawingStyle(markup)}</style>${markup}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)

  return { file: `${name}-${hash}.svg`, width, height, svg }
}

const names = Object.keys(diagrams).filter((name): name is DiagramName => name in drawings)

/** Every diagram's file, drawn once. */
export const plates: ReadonlyMap<DiagramName, Plate> = new Map(names.map((name) => [name, makePlate(name)]))

/** @throws Error when content/diagrams.ts describes what nobody has drawn */
export function plateOf(name: DiagramName): Plate {
  const plate = plates.get(name)
  if (!plate) throw new Error(`There is no drawing "${name}" in components/diagram/drawings.ts`)
  return plate
}

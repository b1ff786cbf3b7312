import { createHash } from 'node:crypto'
import type { Drawing } from '@/content/model/collections/drawing'
import { drawings } from '@/content/model/collections/drawings'
import { defineCollection } from '@/content/model/store/store'
import { drawingStyle } from './drawing-style'
import { markupOf } from './parts'

/** A drawing as the file that the site serves, like `gate-1a2b3c4d.svg`. */
export type DiagramFile = { file: string; width: number; height: number; svg: string }

/** Room on either side of a drawing: a reader's font may be wider than ours. */
const bleed = 12

const width = 360 + 2 * bleed

function drawingFile({ name, top, height, nodes }: Drawing): DiagramFile {
  const markup = nodes.map(markupOf).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${top} ${width} ${height}"><style>${drawingStyle(markup)}</style>${markup}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { file: `${name}-${hash}.svg`, width, height, svg }
}

/** Every drawing's file, made once. */
export const diagramFiles = defineCollection(
  (store): ReadonlyMap<string, DiagramFile> =>
    new Map(Array.from(drawings(store).values(), (drawing) => [drawing.name, drawingFile(drawing)])),
)

/** @throws Error when there is none: the check has found that before */
export function diagramFile(name: string): DiagramFile {
  const file = diagramFiles().get(name)
  if (!file) throw new Error(`There is no drawing content/drawings/${name}.svg`)
  return file
}

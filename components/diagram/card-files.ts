import { createHash } from 'node:crypto'
import { cardDrawings } from '@/content/model/collections/card-drawings'
import { cardSize, type DrawingNode } from '@/content/model/collections/drawing'
import { defineCollection } from '@/content/model/store/store'
import { drawingStyle } from './drawing-style'
import { markupOf } from './parts'

/** The picture of a house ad as the file that the site serves, like `radio-1a2b3c4d.svg`. */
type CardFile = {
  file: string
  svg: string
  /** Whether its colors mean something, so that dark screens must not change them. */
  hasMarks: boolean
}

function cardFile(name: string, nodes: readonly DrawingNode[]): CardFile {
  const markup = nodes.map(markupOf).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}"><style>${drawingStyle(markup)}</style>${markup}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { file: `${name}-${hash}.svg`, svg, hasMarks: markup.includes('"mark-') }
}

export const cardFiles = defineCollection(
  (store): ReadonlyMap<string, CardFile> =>
    new Map(Array.from(cardDrawings(store), ([name, nodes]) => [name, cardFile(name, nodes)])),
)

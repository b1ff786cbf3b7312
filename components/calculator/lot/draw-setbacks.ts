import type { Length } from '@/content/model/planner/lengths'
import { examplePlan, type Point } from '@/content/model/planner/plan'
import { isFault, type Edge, type Lot, type Setback } from '@/content/model/planner/setbacks'
import { frameOf, place, type Frame } from '../frame'
import { draw } from './make'
import type { Part } from './show-outline'

/** Fence, property line and house, with the shortest way from each side to both, and the sides that stand too near. */
export function drawSetbacks(part: Part, lot: Lot, found: readonly Setback[], asked: Length): void {
  const { sides, property, house } = lot
  const frame = frameOf({ ...examplePlan, corners: sides.flat(), property, house })
  const lines = (edges: readonly Edge[]) => linesOf(frame, edges)
  const outline = (points: readonly Point[]) => (points.length > 0 ? `M${written(frame, points)}Z` : '')
  const paths = {
    property: outline(property),
    house: outline(house),
    fence: lines(sides),
    ways: waysPath(frame, found),
    near: lines(found.filter((setback) => isFault(setback, asked)).map(({ side }) => side)),
  }
  part('drawing')?.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`)
  for (const [name, d] of Object.entries(paths)) part(name)?.setAttribute('d', d)
  part('numbers')?.replaceChildren(...sides.map((side, index) => number(frame, side, index + 1)))
}

/** The shortest way from each side to the property line and the house. */
export const waysPath = (frame: Frame, found: readonly Setback[]): string =>
  linesOf(
    frame,
    found.flatMap(({ property, house }) =>
      [property, house].flatMap((way): Edge[] => (way ? [[way.from, way.to]] : [])),
    ),
  )

const linesOf = (frame: Frame, edges: readonly Edge[]) =>
  edges.map((edge) => `M${written(frame, edge)}`).join('')

const written = (frame: Frame, points: readonly Point[]) =>
  points
    .map((point) => place(frame, point))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')

function number(frame: Frame, [from, to]: Edge, name: number): SVGElement {
  const { x, y } = place(frame, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  return draw('text', { x: `${x}`, y: `${y}`, translate: 'no' }, String(name))
}

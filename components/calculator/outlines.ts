import { lengthText } from '@/content/model/planner/lengths'
import { cornersOf, type Plan, type Point } from '@/content/model/planner/plan'
import { boundsOf, type Box } from './frame'

const origin = ({ corners }: Plan): Point => corners[0] ?? { x: 0, y: 0 }

/** An outline as a rectangle, from the first corner; undefined where there is none. */
export function boxOf(plan: Plan, key: 'house' | 'property'): Box | undefined {
  const points = plan[key]
  if (points.length === 0) return undefined
  const { left, top, ...size } = boundsOf(points)
  const { x, y } = origin(plan)
  return { left: left - x, top: top - y, ...size }
}

/** Moves an outline and stretches it to a size; one that keeps its size keeps its shape, whatever that is. */
export function withBox(plan: Plan, key: 'house' | 'property', { left, top, wide, deep }: Box): Plan {
  const { x, y } = origin(plan)
  const from = boundsOf(plan[key])
  return {
    ...plan,
    [key]: plan[key].map((point) => ({
      x: x + left + Math.round(((point.x - from.left) * wide) / (from.wide || 1)),
      y: y + top + Math.round(((point.y - from.top) * deep) / (from.deep || 1)),
    })),
  }
}

/** Whether all its points are corners of its box: the sizes of any other outline are not typed. */
export function isBox(points: readonly Point[]): boolean {
  const { left, top, wide, deep } = boundsOf(points)
  return points.every(({ x, y }) => (x - left) % wide === 0 && (y - top) % deep === 0)
}

/** How far the fence stays from an outline at its nearest, as `House: 12 ft at side 2`. */
export function distanceText(plan: Plan, key: 'house' | 'property'): string | undefined {
  const points = plan[key]
  if (points.length === 0) return undefined
  const edges = points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)
  const all = plan.sides.map((_, side) => ({
    side,
    distance: Math.min(...edges.map((edge) => between(cornersOf(plan, side), edge))),
  }))
  const [nearest] = all.toSorted((a, b) => a.distance - b.distance)
  if (!nearest) return undefined
  const name = key === 'house' ? 'House' : 'Property line'
  return `${name}: ${lengthText(Math.round(nearest.distance), plan.units)} from side ${nearest.side + 1}, at the nearest`
}

type Edge = readonly [Point, Point]

/** The distance of two edges that may cross. */
function between([a, b]: Edge, [c, d]: Edge): number {
  const side = (from: Point, to: Point, point: Point) =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x))
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0
  return Math.min(fromPoint(a, [c, d]), fromPoint(b, [c, d]), fromPoint(c, [a, b]), fromPoint(d, [a, b]))
}

function fromPoint(point: Point, [a, b]: Edge): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const along = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1)
  const share = Math.min(Math.max(along, 0), 1)
  return Math.hypot(point.x - a.x - share * x, point.y - a.y - share * y)
}

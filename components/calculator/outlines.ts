import { foot, lengthText, snap } from '@/content/model/planner/lengths'
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

export function withBox(plan: Plan, key: 'house' | 'property', { left, top, wide, deep }: Box): Plan {
  const { x, y } = origin(plan)
  const [x1, y1, x2, y2] = [x + left, y + top, x + left + wide, y + top + deep]
  return {
    ...plan,
    [key]: [
      { x: x1, y: y1 },
      { x: x2, y: y1 },
      { x: x2, y: y2 },
      { x: x1, y: y2 },
    ],
  }
}

/** Where an outline begins: a house beside the fence, a property line 10 ft round it. */
export function firstBox(plan: Plan, key: 'house' | 'property'): Box {
  const { x, y } = origin(plan)
  const bounds = boundsOf(plan.corners)
  const [left, top] = [bounds.left - x, bounds.top - y]
  const { wide, deep } = bounds
  if (key === 'property')
    return {
      left: left - 2 * foot,
      top: top - 2 * foot,
      wide: wide + 4 * foot,
      deep: Math.max(deep + 4 * foot, 60 * foot),
    }
  return {
    left: left + Math.round(wide / 4 / snap) * snap,
    top: top + deep + 20 * foot,
    wide: 40 * foot,
    deep: 28 * foot,
  }
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

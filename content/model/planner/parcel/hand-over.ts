import { decodePoints, pointsCode } from '../codes'
import { crossing } from '../crossings'
import { foot, lengthText, type Length } from '../lengths'
import { examplePlan, leastSide, mostSides, plainSide, sideLength, type Point } from '../plan'
import { middleOf, straight } from './outline'
import { fitted } from './simplify'

/** The query of a plan with the property line in it; its middle lies on the middle of the fence. */
export function withProperty(query: string, points: readonly Point[]): string {
  const params = new URLSearchParams(query)
  params.set('line', pointsCode(onFence(params, points)))
  return params.toString()
}

type Fenced =
  { readonly query: string; readonly count: number; readonly note: string } | { readonly fault: string }

/** The query of a plan with the property line in it, and a fence all around on it. */
export function withFenceAround(query: string, points: readonly Point[]): Fenced {
  const params = new URLSearchParams(query)
  const property = onFence(params, points)
  const { corners, tolerance } = fenceCorners(property)
  const sides = corners.map(() => plainSide)
  const isOff = corners.length < 3 || corners.some((_, side) => sideLength({ corners }, side) < leastSide)
  if (isOff || crossing({ ...examplePlan, corners, sides, isClosed: true }))
    return {
      fault:
        'A fence along this outline would cross itself. Use it as the property line, and draw the fence in it.',
    }
  params.set('line', pointsCode(property))
  params.set('at', pointsCode(corners))
  params.delete('side')
  for (const _ of sides) params.append('side', 'rack_0')
  params.set('closed', '1')
  params.delete('walls')
  const far = tolerance > straight ? ` It cuts curves by up to ${lengthText(tolerance, 'feet')}.` : ''
  return { query: params.toString(), count: corners.length, note: far }
}

/** Beyond, a fence would be another one than the line. */
const coarsest = 20 * foot

/** As many as a fence may have, and none nearer to the next than the shortest side: short ones go as the line gets coarser. */
function fenceCorners(
  property: readonly Point[],
  from: Length = straight,
): { readonly corners: Point[]; readonly tolerance: Length } {
  const { points: corners, tolerance } = fitted(property, mostSides, from)
  const isShort = corners.some((_, side) => sideLength({ corners }, side) < leastSide)
  return isShort && tolerance < coarsest ? fenceCorners(property, tolerance * 2) : { corners, tolerance }
}

function onFence(params: URLSearchParams, points: readonly Point[]): Point[] {
  const fence = decodePoints(params.get('at') ?? '') ?? examplePlan.corners
  const [from, to] = [middleOf(points), middleOf(fence)]
  const [x, y] = [Math.round(to.x - from.x), Math.round(to.y - from.y)]
  return points.map((point) => ({ x: point.x + x, y: point.y + y }))
}

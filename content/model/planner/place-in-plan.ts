import { both } from './both-units'
import { decodePoints, pointsCode } from './codes'
import { crossing } from './crossings'
import { foot, type Length } from './lengths'
import { middleOf, straight } from './parcel/outline'
import { fitted } from './parcel/simplify'
import { examplePlan, leastSide, mostSides, plainSide, sideLength, type Point } from './plan'

// A plan is its query here: who puts a lot into it need not bring all that reads and writes one.

/** A lot, and the house on it where that is known. */
export type Placed = { readonly lot: readonly Point[]; readonly house?: readonly Point[] | undefined }

/** The query of a plan with the property line and the house in it; the lot's middle lies on the middle of the fence. */
export function withProperty(query: string, placed: Placed): string {
  const params = new URLSearchParams(query)
  const { lot, house } = onFence(params, placed)
  putLot(params, lot, house)
  return params.toString()
}

/**
 * The query of a plan with a fence along a lot, which lies where `withProperty()` puts it.
 * @param open the side of the lot that has none
 */
export function withFenceAlong(query: string, placed: Placed, open?: number): string {
  const params = new URLSearchParams(query)
  const { lot, house } = onFence(params, placed)
  const first = open === undefined ? 0 : open + 1
  putFence(params, [...lot.slice(first), ...lot.slice(0, first)], open === undefined)
  if (house.length > 0) params.set('house', pointsCode(house))
  return params.toString()
}

type Fenced =
  { readonly query: string; readonly count: number; readonly note: string } | { readonly fault: string }

/** The query of a plan with property line and house in it, and a fence all around on the line. */
export function withFenceAround(query: string, placed: Placed): Fenced {
  const params = new URLSearchParams(query)
  const { lot: property, house } = onFence(params, placed)
  const { corners, tolerance } = fenceCorners(property)
  const sides = corners.map(() => plainSide)
  const isOff = corners.length < 3 || corners.some((_, side) => sideLength({ corners }, side) < leastSide)
  if (isOff || crossing({ ...examplePlan, corners, sides, isClosed: true }))
    return {
      fault:
        'A fence along this outline would cross itself. Use it as the property line, and draw the fence in it.',
    }
  putLot(params, property, house)
  putFence(params, corners, true)
  const far = tolerance > straight ? ` It cuts curves by up to ${both(tolerance)}.` : ''
  return { query: params.toString(), count: corners.length, note: far }
}

/** Puts a fence of plain sides in the place of the plan's, without gates and walls. */
export function putFence(params: URLSearchParams, corners: readonly Point[], isClosed: boolean): void {
  params.set('at', pointsCode(corners))
  for (const name of ['side', 'closed', 'walls']) params.delete(name)
  for (let side = isClosed ? 0 : 1; side < corners.length; side += 1) params.append('side', 'rack_0')
  if (isClosed) params.set('closed', '1')
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

function onFence(params: URLSearchParams, { lot, house = [] }: Placed) {
  const move = moverTo(params, lot)
  return { lot: lot.map(move), house: house.map(move) }
}

/** Puts property line and house in; where no house is known, the plan's stays unless it stood on another lot. */
function putLot(params: URLSearchParams, lot: readonly Point[], house: readonly Point[]): void {
  const [before, line] = [params.get('line'), pointsCode(lot)]
  params.set('line', line)
  if (house.length > 0) params.set('house', pointsCode(house))
  else if (before !== null && before !== line) params.delete('house')
}

/** Moves points so that the middle of all of them lies on the middle of the plan's fence. */
export function moverTo(params: URLSearchParams, all: readonly Point[]): (point: Point) => Point {
  const fence = decodePoints(params.get('at') ?? '') ?? examplePlan.corners
  const [from, to] = [middleOf(all), middleOf(fence)]
  const [x, y] = [Math.round(to.x - from.x), Math.round(to.y - from.y)]
  return (point) => ({ x: point.x + x, y: point.y + y })
}

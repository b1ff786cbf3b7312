import { bothToInch } from './both-units'
import { decodePoints } from './codes'
import { foot, inch, type Length } from './lengths'
import { examplePlan, type Point } from './plan'

export type Edge = readonly [Point, Point]

/** The shortest way from a side of the fence to an outline. */
export type Way = { readonly length: Length; readonly from: Point; readonly to: Point }

/** What a side of the fence is away from. */
export type Setback = {
  readonly side: Edge
  /** Missing where the plan has none. */
  readonly property: Way | undefined
  readonly house: Way | undefined
  /** Whether a part of it lies beyond the property line. */
  readonly isOutside: boolean
}

export type Lot = {
  readonly sides: readonly Edge[]
  readonly property: readonly Point[]
  readonly house: readonly Point[]
}

/** Fence, property line and house of the plan in a query. */
export function lotOf(query: string): Lot {
  const params = new URLSearchParams(query)
  const points = (name: string) => decodePoints(params.get(name) ?? '') ?? []
  const corners = params.has('at') ? points('at') : examplePlan.corners
  const edges = edgesOf(corners)
  return {
    sides: params.has('closed') ? edges : edges.slice(0, -1),
    property: points('line'),
    house: points('house'),
  }
}

/** Closed: from each point to the next, and from the last one to the first. */
const edgesOf = (points: readonly Point[]): Edge[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point])

/** Side by side, how far the fence is from the property line and the house. */
export const setbacksOf = ({ sides, property, house }: Lot): Setback[] =>
  sides.map((side) => ({
    side,
    property: nearest(side, property),
    house: nearest(side, house),
    isOutside: property.length > 2 && isBeyond(side, property),
  }))

function nearest(side: Edge, outline: readonly Point[]): Way | undefined {
  return edgesOf(outline)
    .map((edge) => wayBetween(side, edge))
    .toSorted((a, b) => a.length - b.length)[0]
}

function wayBetween(side: Edge, edge: Edge): Way {
  const met = crossingOf(side, edge)
  if (met !== undefined) {
    const place = along(side, met)
    return { length: 0, from: place, to: place }
  }
  const ways = [
    ...side.map((point) => wayTo(point, edge)),
    ...edge.map((point) => {
      const { length, from, to } = wayTo(point, side)
      return { length, from: to, to: from }
    }),
  ]
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

/** From a point to the nearest place on an edge. */
function wayTo(point: Point, [a, b]: Edge): Way {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const share = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1)
  const held = Math.min(Math.max(share, 0), 1)
  const to = along([a, b], held)
  return { length: Math.hypot(point.x - to.x, point.y - to.y), from: point, to }
}

/** The place at a share of an edge's length. */
const along = ([a, b]: Edge, share: number): Point => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
})

/** At which share of the first edge the two cross or touch; undefined where they do not, or lie along each other. */
function crossingOf([a, b]: Edge, [c, d]: Edge): number | undefined {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (cross === 0) return undefined
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
  const across = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
  return share < 0 || share > 1 || across < 0 || across > 1 ? undefined : share
}

/** Nearer to the line than this is on it: a plan is drawn to the inch. */
const onLine = inch / 2

/** Whether a side touches the property line, or crosses it. */
export const isOnLine = ({ property, isOutside }: Setback): boolean =>
  isOutside || (property !== undefined && property.length < onLine)

/** Between two places where a side meets the line, all of it is on one side of it. */
function isBeyond(side: Edge, outline: readonly Point[]): boolean {
  const edges = edgesOf(outline)
  const met = [0, 1, ...edges.flatMap((edge) => crossingOf(side, edge) ?? [])].toSorted((a, b) => a - b)
  const middles = met.slice(1).map((share, index) => (share + (met[index] ?? 0)) / 2)
  return [0, ...middles, 1]
    .map((share) => along(side, share))
    .some((point) => beyond(point, outline) > onLine)
}

/** How far a place lies outside an outline; 0 inside. */
export function beyond(point: Point, outline: readonly Point[]): Length {
  const edges = edgesOf(outline)
  return isInside(point, edges) ? 0 : Math.min(...edges.map((edge) => wayTo(point, edge).length))
}

/** By the crossings of a ray to the right. */
const isInside = ({ x, y }: Point, edges: readonly Edge[]): boolean =>
  edges.filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)).length %
    2 ===
  1

/**
 * What is said of a side.
 * @param asked how far the town wants a fence to stay from the property line; 0 where that is not known
 */
export function setbackText({ property, house, isOutside }: Setback, asked: Length): string {
  const parts = [
    property && lineText(property, isOutside),
    house && (house.length < onLine ? 'touches the house' : `${bothToInch(house.length)} from the house`),
  ]
  const said = parts.filter(Boolean).join(', ')
  const fault = !isOutside && isTooNear(property, asked) ? ` Your town asks for ${bothToInch(asked)}.` : ''
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.${fault}`
}

function lineText({ length }: Way, isOutside: boolean): string {
  if (length < onLine) return isOutside ? 'crosses the property line' : 'on the property line'
  return `${bothToInch(length)} ${isOutside ? 'beyond' : 'from'} the property line`
}

/** To the half inch, like what is drawn. */
const isTooNear = (property: Way | undefined, asked: Length): boolean =>
  property !== undefined && property.length < asked - onLine

/** Whether a side stands where it may not. */
export const isFault = ({ property, isOutside }: Setback, asked: Length): boolean =>
  isOutside || isTooNear(property, asked)

/** The longest setback that makes sense to type. */
export const longestSetback = 200 * foot

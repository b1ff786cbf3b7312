import { foot, inch, lengthText, meter, type Length } from '../lengths'
import { longestSide, type Point } from '../plan'
import { beyond } from '../setbacks'
import { mostOfOne, type Parcel, type Position } from './parcel'
import { fitted } from './simplify'
import { toPlan } from './to-plan'

/** So many that the address of a plan holds them, however long their numbers: `decodePoints()` in codes.ts. */
export const mostOutlinePoints = 150

/** A wall for every bay and porch: a county draws no more. */
const mostHousePoints = 40

/** Points nearer to a straight side than this are none of a lot’s corners. */
export const straight = inch

/** Beyond ten miles across, the numbers of an address would be too long. */
const widest = 10 * longestSide

/** A lot as the plan draws it. */
export type Outline = {
  /** Clockwise on paper, around 0, 0. */
  readonly points: readonly Point[]
  /** On the same paper; empty where none was asked for. */
  readonly house: readonly Point[]
  readonly lengths: readonly Length[]
  readonly squareFeet: number
  readonly acres: number
  readonly squareMeters: number
  /** By how many degrees north is turned clockwise on paper. */
  readonly north: number
  readonly notes: readonly string[]
}

const tooFar =
  'This outline is larger than the calculator takes: a side may be 1 mile (1.6 km) long. Choose your lot alone.'

/**
 * @param isLevel whether the longest side lies level, instead of north up
 * @param building the area of the file that is the house
 */
export function outlineOf(
  { ring }: Parcel,
  isLevel: boolean,
  building?: Parcel,
): Outline | { readonly fault: string } {
  if (ring.length > mostOfOne || isFar(ring)) return { fault: tooFar }
  const all = clockwise(toPlan(ring))
  const area = Math.abs(areaOf(all))
  const { points: northUp, tolerance } = fitted(all, mostOutlinePoints, straight)
  const { length, angle } = longestOf(northUp)
  if (length > longestSide || spanOf(northUp) > widest) return { fault: tooFar }
  if (northUp.length < 3 || area < foot * foot) return { fault: 'This outline is a line, and no area.' }
  const walls = building ? wallsOf(building, ring[0]) : []
  const turn = isLevel ? -levelAngle(angle) : 0
  const onPaper = (points: readonly Point[]) => points.map((point) => turned(point, turn))
  const middle = middleOf(onPaper(northUp))
  const points = seenFrom(middle, onPaper(northUp))
  return {
    points,
    house: seenFrom(middle, onPaper(walls)),
    lengths: points.map((point, index) => lengthTo(point, next(points, index))),
    squareFeet: area / foot ** 2,
    acres: area / foot ** 2 / 43_560,
    squareMeters: area / meter ** 2,
    north: (turn * 180) / Math.PI || 0,
    notes: notesOf(all.length - northUp.length, tolerance),
  }
}

/**
 * The areas of a file that may be a house on a lot: smaller ones, whose middle lies in it. Some counties draw buildings
 * in the same file.
 */
export function buildingsOn(lot: Parcel, parcels: readonly Parcel[]): Parcel[] {
  const outline = toPlan(lot.ring)
  return parcels.filter((parcel) => {
    if (parcel === lot || isFar([...lot.ring.slice(0, 1), ...parcel.ring])) return false
    const walls = wallsOf(parcel, lot.ring[0])
    const isSmaller = Math.abs(areaOf(walls)) < Math.abs(areaOf(outline))
    return walls.length > 2 && isSmaller && beyond(middleOf(walls), outline) === 0
  })
}

const wallsOf = ({ ring }: Parcel, from: Position | undefined): Point[] =>
  fitted(toPlan(ring, from), mostHousePoints, straight).points

/** More than a degree is more than any lot, and no plane. */
function isFar(ring: Parcel['ring']): boolean {
  const [first] = ring
  return ring.some(([x, y]) => {
    const [east, north] = [Math.abs(x - (first?.[0] ?? 0)), Math.abs(y - (first?.[1] ?? 0))]
    return Math.min(east, 360 - east) > 1 || north > 1 || Math.abs(y) > 89
  })
}

const next = (points: readonly Point[], index: number): Point =>
  points[(index + 1) % points.length] ?? { x: 0, y: 0 }

const lengthTo = (from: Point, to: Point): Length => Math.round(Math.hypot(to.x - from.x, to.y - from.y))

/** Positive where they go clockwise on paper: y points down. */
const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const to = next(points, index)
    return sum + x * to.y - to.x * y
  }, 0) / 2

/** As somebody walks who has the yard on the right hand. */
const clockwise = (points: readonly Point[]): Point[] => {
  const [first, ...others] = points
  return areaOf(points) >= 0 || !first ? [...points] : [first, ...others.toReversed()]
}

function longestOf(points: readonly Point[]): { length: Length; angle: number } {
  let longest = { length: 0, angle: 0 }
  points.forEach((from, index) => {
    const to = next(points, index)
    const length = lengthTo(from, to)
    if (length > longest.length) longest = { length, angle: Math.atan2(to.y - from.y, to.x - from.x) }
  })
  return longest
}

/** What a side has to be turned back by: a quarter turn at most, so that north stays in the upper half. */
const levelAngle = (angle: number) => angle - Math.round(angle / Math.PI) * Math.PI

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
})

const edgesOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const
}

function spanOf(points: readonly Point[]): Length {
  const [left, right, top, bottom] = edgesOf(points)
  return Math.max(right - left, bottom - top)
}

/** The middle of the box around points. */
export function middleOf(points: readonly Point[]): Point {
  const [left, right, top, bottom] = edgesOf(points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** As seen from a place, in whole 1/80 mm, like every length. */
const seenFrom = ({ x, y }: Point, points: readonly Point[]): Point[] =>
  points.map((point) => ({ x: Math.round(point.x - x) || 0, y: Math.round(point.y - y) || 0 }))

function notesOf(left: number, tolerance: Length): string[] {
  if (left === 0) return []
  const points = left === 1 ? 'One point' : `${left.toLocaleString('en-US')} points`
  return [
    `${points} within ${lengthText(tolerance, 'feet')} (${Math.round((tolerance / inch) * 2.54)} cm) of a straight line ${left === 1 ? 'was' : 'were'} left out.`,
  ]
}

import { both } from '../both-units'
import { crossing } from '../crossings'
import { inch, type Length } from '../lengths'
import { examplePlan, plainSide, type Point } from '../plan'
import { beyond } from '../setbacks'
import { list } from './say'
import { areaOf } from './start'
import { angleAt, distance, nameOf, sidesOf, turn } from './tape'
import { leastAngle } from './thin'

/** A corner of the house by the tape: its lengths to both ends of a side of the lot, measured inside the lot. */
export type Tie = { readonly side: number; readonly lengths: readonly [Length, Length] }

/** Where the corners of a house are on a lot, and what there is to check them by. */
export type House = {
  readonly points: readonly Point[]
  /** From each corner to the next. */
  readonly walls: readonly Length[]
  /** Inside each corner, in degrees. */
  readonly angles: readonly number[]
  readonly warnings: readonly string[]
}

/** The house, or in words why there is not one. */
export type HouseAnswer = { readonly house: House } | { readonly fault: string }

export const houseIn = (answer: HouseAnswer | undefined): House | undefined =>
  answer && 'house' in answer ? answer.house : undefined

export const leastHouseCorners = 3
export const mostHouseCorners = 8

/** `A` for the first corner of a house: those of the lot are numbers. */
export const letterOf = (corner: number): string => String.fromCharCode('A'.charCodeAt(0) + corner)

/** Two lengths may miss each other by so much, and a wall may reach over the line: a tape errs. */
const slack = 3 * inch

/**
 * Places each corner of a house where the two lengths to the ends of a side meet, on the side where the lot is.
 * @param lot its corners, the yard to the right of who walks on
 */
export function houseByTape(lot: readonly Point[], ties: readonly Tie[]): HouseAnswer {
  const placed = ties.map((tie) => meetingOf(lot, tie))
  const apart = placed.flatMap((point, corner) => (point ? [] : corner))
  const [first] = apart
  if (first !== undefined) return { fault: sayApart(lot, ties[first], first) }
  const points = placed.flatMap((point) => point ?? [])
  const sides = points.map(() => plainSide)
  const crossed = crossing({ ...examplePlan, corners: points, sides, isClosed: true })
  if (crossed) return { fault: sayMixed(crossed, points.length) }
  const spot = sidesOf(points.length).findIndex(({ from, to }) => lengthOf(points, from, to) < inch)
  if (spot >= 0) return { fault: sayOneSpot(spot, points.length) }
  const outside = points.flatMap((point, corner) => (beyond(point, lot) > slack ? corner : []))
  // Some walk round the house the other way.
  const isTurned = areaOf(points) < 0
  return {
    house: {
      points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      walls: sidesOf(points.length).map(({ from, to }) => lengthOf(points, from, to)),
      angles: points.map((_, corner) => {
        const angle = angleAt(points, corner)
        return isTurned ? 360 - angle : angle
      }),
      warnings: [...(outside.length > 0 ? [sayOutside(outside)] : []), ...points.flatMap(thinAt(lot, ties))],
    },
  }
}

const lengthOf = (points: readonly Point[], from: number, to: number): Length => {
  const [a, b] = [points[from], points[to]]
  return a && b ? Math.round(distance(a, b)) : 0
}

function meetingOf(lot: readonly Point[], { side, lengths: [toStart, toEnd] }: Tie): Point | undefined {
  const [start, end] = [lot[side], lot[(side + 1) % lot.length]]
  if (!start || !end) return undefined
  const apart = distance(start, end)
  const gap = Math.max(apart - toStart - toEnd, Math.abs(toStart - toEnd) - apart)
  if (gap > slack) return undefined
  const along = (toStart ** 2 - toEnd ** 2 + apart ** 2) / (2 * apart)
  const off = Math.sqrt(Math.max(toStart ** 2 - along ** 2, 0))
  const [x, y] = [(end.x - start.x) / apart, (end.y - start.y) / apart]
  return { x: start.x + x * along - y * off, y: start.y + y * along + x * off }
}

/** What is said of a corner whose two lengths cross so flatly that an inch moves it by feet. */
const thinAt =
  (lot: readonly Point[], ties: readonly Tie[]) =>
  (point: Point, corner: number): string[] => {
    const { side = 0 } = ties[corner] ?? {}
    const [start, end] = [lot[side], lot[(side + 1) % lot.length]]
    // At a corner of the lot itself there is nothing to cross.
    if (!start || !end || Math.min(distance(point, start), distance(point, end)) < slack) return []
    const across = Math.abs(turn(start, end, point)) / (distance(point, start) * distance(point, end))
    const degrees = (Math.asin(Math.min(across, 1)) * 180) / Math.PI
    return degrees < leastAngle
      ? [
          `Corner ${letterOf(corner)} of the house hangs on a thin triangle: its two lengths cross at ${Math.round(degrees)}°, and an inch (25 mm) of error moves it far. Measure it to another side.`,
        ]
      : []
  }

function sayApart(lot: readonly Point[], tie: Tie | undefined, corner: number): string {
  const { side = 0, lengths = [0, 0] } = tie ?? {}
  const [from = { from: 0, to: 0 }] = sidesOf(lot.length).slice(side)
  const [one, other] = lengths.map(both)
  return `${one} and ${other} do not meet at corner ${letterOf(corner)} of the house: side ${nameOf(from)} is ${both(lengthOf(lot, from.from, from.to))} long. Measure both again, or look whether it is the right side.`
}

const sayMixed = (walls: readonly [number, number], count: number): string => {
  const names = walls.map((wall) => `${letterOf(wall)} to ${letterOf((wall + 1) % count)}`)
  return `Walls ${list(names)} of the house would cross. Walk round it from A on, and look whether corners were mixed up.`
}

const sayOneSpot = (wall: number, count: number): string =>
  `Corners ${letterOf(wall)} and ${letterOf((wall + 1) % count)} of the house lie on one spot. Look whether one was measured twice.`

const sayOutside = (corners: readonly number[]): string =>
  `${corners.length > 1 ? 'Corners' : 'Corner'} ${list(corners.map(letterOf))} of the house ${corners.length > 1 ? 'lie' : 'lies'} outside the lot. Look whether the lengths belong to another side.`

import { crossing } from '../crossings'
import { inch } from '../lengths'
import { examplePlan, plainSide, type Point } from '../plan'
import { lengthsAt, orderFrom } from './firm'
import { angleAt, distance, mostCorners, sidesOf, turn, type Measured, type Tape } from './tape'

/** One of the shapes that the lengths allow: each triangle may lie on either side of the one before it. */
export type Shape = {
  readonly points: readonly Point[]
  /** The sum of the squares of what its lengths are off by. */
  readonly misfit: number
  /** Two sides that cross each other. */
  readonly crossed: readonly [number, number] | undefined
  /** The corners that turn otherwise than the reader has ticked. */
  readonly unlike: readonly number[]
  /** How many of those that hardly turn do. */
  readonly nearlyUnlike: number
}

type Placed = ReadonlyMap<number, Point>

/** Within so many degrees of straight on, a tape does not tell which way a corner turns. */
const straight = 8

/**
 * All shapes, by trilateration from each side's two ends on: of two circles the two crossings. Those before others that
 * no side crosses, then those that turn as ticked, then those that fit the lengths.
 * @param slack how far from each other two circles may be that should meet
 */
export function shapesOf(tape: Tape, slack: number): Shape[] {
  for (const start of tape.measured) {
    const order = orderFrom(tape, start)
    if (order.length < tape.corners) continue
    const first = new Map([
      [start.from, { x: 0, y: 0 }],
      [start.to, { x: start.length, y: 0 }],
    ])
    const shapes = allPlaced(tape.measured, order, first, slack).map((placed) => shapeOf(tape, placed))
    if (shapes.length > 0) return shapes.toSorted((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b))
  }
  return []
}

const rank = ({ crossed, unlike }: Shape): number => (crossed ? mostCorners : 0) + unlike.length

/** An inch for each corner that hardly turns, and the wrong way. */
const costOf = ({ misfit, nearlyUnlike }: Shape): number => misfit + nearlyUnlike * inch ** 2

function allPlaced(
  measured: readonly Measured[],
  order: readonly number[],
  placed: Placed,
  slack: number,
): Placed[] {
  const corner = order[placed.size]
  if (corner === undefined) return [placed]
  const meeting = bestMeeting(lengthsAt(measured, corner), placed, slack)
  // The first triangle lies on one side: the other is the whole lot in a mirror.
  const points = placed.size === 2 ? meeting.slice(0, 1) : meeting
  return points.flatMap((point) => allPlaced(measured, order, new Map([...placed, [corner, point]]), slack))
}

/** Where two circles round placed corners meet, those that cross most squarely. */
function bestMeeting(lengths: readonly Measured[], placed: Placed, slack: number): Point[] {
  let best: Point[] = []
  let most = -1
  lengths.forEach((one, index) => {
    for (const other of lengths.slice(index + 1)) {
      const [a, b] = [placed.get(one.to), placed.get(other.to)]
      if (!a || !b || one.to === other.to) continue
      const apart = distance(a, b)
      const gap = Math.max(apart - one.length - other.length, Math.abs(one.length - other.length) - apart)
      if (gap > slack) continue
      const along = (one.length ** 2 - other.length ** 2 + apart ** 2) / (2 * apart)
      const off = Math.sqrt(Math.max(one.length ** 2 - along ** 2, 0))
      const sine = (apart * off) / (one.length * other.length)
      if (sine <= most) continue
      most = sine
      const [x, y] = [(b.x - a.x) / apart, (b.y - a.y) / apart]
      best = [off, -off].map((side) => ({ x: a.x + x * along - y * side, y: a.y + y * along + x * side }))
    }
  })
  return most === 0 ? best.slice(0, 1) : best
}

function shapeOf({ corners, measured, inward }: Tape, placed: Placed): Shape {
  const points = upright(Array.from({ length: corners }, (_, corner) => placed.get(corner) ?? { x: 0, y: 0 }))
  const misfit = measured.reduce((sum, { from, to, length }) => {
    const [a, b] = [points[from], points[to]]
    return a && b ? sum + (length - distance(a, b)) ** 2 : sum
  }, 0)
  const sides = sidesOf(corners).map(() => plainSide)
  const crossed = crossing({ ...examplePlan, corners: points, sides, isClosed: true })
  const over = points.map((_, corner) => angleAt(points, corner) - 180)
  const all = over.flatMap((angle, corner) => (angle > 0 === inward.includes(corner) ? [] : corner))
  const unlike = all.filter((corner) => Math.abs(over[corner] ?? 0) > straight)
  return { points, misfit, crossed, unlike, nearlyUnlike: all.length - unlike.length }
}

/** Corner 1 at the origin, side 1 along x, and the yard to the right of it. */
export function upright(points: readonly Point[]): Point[] {
  const [first = { x: 0, y: 0 }, second = first] = points
  const length = distance(first, second) || 1
  const [cos, sin] = [(second.x - first.x) / length, (second.y - first.y) / length]
  const flip = areaOf(points) < 0 ? -1 : 1
  return points.map(({ x, y }) => {
    const [across, down] = [x - first.x, y - first.y]
    return { x: across * cos + down * sin, y: flip * (down * cos - across * sin) }
  })
}

/** Positive where one walks round it with the inside on the right. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, corner) => {
    const [origin, next] = [points[0], points[(corner + 1) % points.length]]
    return origin && next ? sum + turn(origin, point, next) / 2 : sum
  }, 0)

import type { Length } from '../lengths'
import type { Point } from '../plan'

/** A length by the tape between two corners: a side where they are next to each other, else a diagonal. */
export type Measured = { readonly from: number; readonly to: number; readonly length: Length }

/** What somebody wrote down at a lot; corners count from 0 here, and from 1 in words. */
export type Tape = {
  readonly corners: number
  /** Every side, and the diagonals; the same one may have been measured twice. */
  readonly measured: readonly Measured[]
  /** The corners that point into the yard. */
  readonly inward: readonly number[]
}

export const leastCorners = 3
export const mostCorners = 12

export type Pair = Pick<Measured, 'from' | 'to'>

/** `1 to 3`. */
export const nameOf = ({ from, to }: Pair): string => `${from + 1} to ${to + 1}`

/** The sides of a lot, in the order in which one walks round it. */
export const sidesOf = (corners: number): Pair[] =>
  Array.from({ length: corners }, (_, from) => ({ from, to: (from + 1) % corners }))

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** Positive where `c` is to the right of the way from `a` to `b`, since y points down: twice the triangle's area. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The corner before one, itself, and the one after it. */
export function around(points: readonly Point[], corner: number): readonly [Point, Point, Point] {
  const count = points.length
  const [before, here, after] = [-1, 0, 1].map((step) => points[(corner + step + count) % count])
  if (!before || !here || !after) throw new RangeError(`The lot has no corner ${corner}`)
  return [before, here, after]
}

/** Degrees inside a corner of a lot that one walks round with the yard on the right: above 180 where it points inward. */
export function angleAt(points: readonly Point[], corner: number): number {
  const [before, here, after] = around(points, corner)
  const heading = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)
  const degrees = ((heading(here, before) - heading(here, after)) * 180) / Math.PI
  return (degrees + 360) % 360
}

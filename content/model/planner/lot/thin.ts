import type { Point } from '../plan'
import { lengthsAt } from './firm'
import { distance, turn, type Measured } from './tape'

/** Degrees below which two lengths cross too flatly to say where a corner is. */
export const leastAngle = 15

/** A corner that hangs on a flat triangle, and at how many degrees its two best lengths cross. */
export type Thin = { readonly corner: number; readonly degrees: number }

/**
 * What hangs on flat triangles even when the corners are placed one after another in the best order, the firmest first:
 * at an angle of a degrees, an error of the tape moves a corner by 1 ÷ sin a of it.
 */
export function thinCorners(points: readonly Point[], measured: readonly Measured[]): Thin[] {
  const ways = measured.map((start) => placeFirmly(points, measured, start))
  const least = (way: readonly Thin[]) => Math.min(...way.map(({ degrees }) => degrees))
  const [best = []] = ways.toSorted((a, b) => least(b) - least(a))
  return best.filter(({ degrees }) => degrees < leastAngle)
}

function placeFirmly(points: readonly Point[], measured: readonly Measured[], start: Measured): Thin[] {
  const placed = [start.from, start.to]
  const way: Thin[] = []
  while (placed.length < points.length) {
    const open = points.flatMap((_, corner): Thin[] => {
      if (placed.includes(corner)) return []
      return [{ corner, degrees: crossingAt(points, measured, corner, placed) }]
    })
    const [next] = open.toSorted((a, b) => b.degrees - a.degrees)
    if (!next) break
    way.push(next)
    placed.push(next.corner)
  }
  return way
}

/** The angle closest to a right one at which two lengths from placed corners cross. */
function crossingAt(
  points: readonly Point[],
  measured: readonly Measured[],
  corner: number,
  placed: readonly number[],
): number {
  const lengths = lengthsAt(measured, corner).filter(({ to }) => placed.includes(to))
  const sines = lengths.flatMap((one) =>
    lengths.map((other) => {
      const [here, a, b] = [points[corner], points[one.to], points[other.to]]
      if (!here || !a || !b) return 0
      return Math.abs(turn(here, a, b)) / (distance(here, a) * distance(here, b) || 1)
    }),
  )
  return (Math.asin(Math.min(Math.max(...sines, 0), 1)) * 180) / Math.PI
}

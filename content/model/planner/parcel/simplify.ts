import type { Length } from '../lengths'
import type { Point } from '../plan'

/** How far a point is from the line between two others, or from its nearer end; without the slower `Math.hypot()`. */
function offLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1)
  const share = Math.min(Math.max(along, 0), 1)
  return Math.sqrt((point.x - from.x - share * x) ** 2 + (point.y - from.y - share * y) ** 2)
}

function farthestFrom({ x, y }: Point, ring: readonly Point[]): number {
  let [farthest, most] = [0, -1]
  ring.forEach((point, index) => {
    const far = Math.hypot(point.x - x, point.y - y)
    if (far > most) [farthest, most] = [index, far]
  })
  return farthest
}

/**
 * For each point of a closed outline, the least tolerance at which it is left out by Douglas’s and Peucker’s algorithm,
 * https://doi.org/10.3138/FM57-6770-U75U-7727. That starts at two points that are surely corners: the farthest from any
 * point is one.
 * @param least what is nearer to its line is all the same, and has 0
 */
function tolerancesOf(ring: readonly Point[], least: Length): number[] {
  const count = ring.length
  const at = (index: number): Point => ring[index % count] ?? { x: 0, y: 0 }
  const start = farthestFrom(at(0), ring)
  const end = farthestFrom(at(start), ring)
  const [low, high] = [Math.min(start, end), Math.max(start, end)]
  const tolerances = ring.map(() => 0)
  tolerances[low] = tolerances[high] = Infinity
  const left = [
    { from: low, to: high, most: Infinity },
    { from: high, to: low + count, most: Infinity },
  ]
  for (let span = left.pop(); span; span = left.pop()) {
    const { from, to, most } = span
    const [a, b] = [at(from), at(to)]
    let [corner, farthest] = [from, least]
    for (let index = from + 1; index < to; index += 1) {
      const off = offLine(at(index), a, b)
      if (off > farthest) [corner, farthest] = [index, off]
    }
    if (corner === from) continue
    // It goes at the latest with the one that was found before it.
    const tolerance = Math.min(farthest, most)
    tolerances[corner % count] = tolerance
    left.push({ from, to: corner, most: tolerance }, { from: corner, to, most: tolerance })
  }
  return tolerances
}

/** An outline of at most so many points, two or more, and how far it leaves the one before: `least`, or as much as it takes. */
export function fitted(
  ring: readonly Point[],
  most: number,
  least: Length,
): { readonly points: Point[]; readonly tolerance: Length } {
  const tolerances = tolerancesOf(ring, least)
  let tolerance = least
  while (tolerances.filter((own) => own > tolerance).length > most) tolerance *= 2
  return { points: ring.filter((_, index) => (tolerances[index] ?? 0) > tolerance), tolerance }
}

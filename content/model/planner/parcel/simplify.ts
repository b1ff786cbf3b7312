import type { Length } from '../lengths'
import type { Point } from '../plan'

/** How far a point is from the line between two others, or from its nearer end. */
function offLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1)
  const share = Math.min(Math.max(along, 0), 1)
  return Math.hypot(point.x - from.x - share * x, point.y - from.y - share * y)
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
 * A closed outline without the points that are within `tolerance` of the line that the others draw: Douglas and Peucker,
 * https://doi.org/10.3138/FM57-6770-U75U-7727. It starts at two corners that are surely some: the farthest from any point
 * is a corner.
 */
export function simplified(ring: readonly Point[], tolerance: Length): Point[] {
  const [first] = ring
  if (!first) return []
  const start = farthestFrom(first, ring)
  const end = farthestFrom(ring[start] ?? first, ring)
  const count = ring.length
  const at = (index: number) => ring[index % count] ?? first
  const kept = new Set([start, end])
  const [low, high] = [Math.min(start, end), Math.max(start, end)]
  const spans = [
    [low, high],
    [high, low + count],
  ] as const
  const left: (readonly [number, number])[] = [...spans]
  for (let span = left.pop(); span; span = left.pop()) {
    const [from, to] = span
    let [corner, most] = [from, tolerance]
    for (let index = from + 1; index < to; index += 1) {
      const off = offLine(at(index), at(from), at(to))
      if (off > most) [corner, most] = [index, off]
    }
    if (corner === from) continue
    kept.add(corner % count)
    left.push([from, corner], [corner, to])
  }
  return ring.filter((_, index) => kept.has(index))
}

/** An outline of at most so many points, and how far it leaves the one before; never tighter than `tolerance`. */
export function fitted(
  ring: readonly Point[],
  most: number,
  tolerance: Length,
): { readonly points: Point[]; readonly tolerance: Length } {
  const points = simplified(ring, tolerance)
  return points.length <= most ? { points, tolerance } : fitted(ring, most, tolerance * 2)
}

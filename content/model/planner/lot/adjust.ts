import type { Point } from '../plan'
import { distance, type Measured } from './tape'

/** The corners that fit all lengths best, and how each length stands to them. */
export type Adjusted = {
  readonly points: readonly Point[]
  /** Of each length: what was measured, less what is between the corners. */
  readonly residuals: readonly number[]
  /** Of each length: what share of an error in it shows in its own residual; 0 where nothing checks it. */
  readonly checked: readonly number[]
}

type Matrix = readonly (readonly number[])[]

/** What moves: corner 1 stays at the origin, and corner 2 on the x axis. */
type Unknown = { readonly corner: number; readonly axis: 'x' | 'y' }

/** In 1/80 mm: a step as small as this changes nothing that a tape could show. */
const still = 0.1

/**
 * Least squares over all lengths, each of the same weight: at a house lot it is the ends of the tape that err, more than
 * its length. The method is Levenberg’s and Marquardt’s, which is Gauss and Newton’s with shorter steps where those
 * overshoot: K. Levenberg, Quarterly of Applied Mathematics 2 (1944), 164–168; D. W. Marquardt, Journal of the Society for
 * Industrial and Applied Mathematics 11 (1963), 431–441, https://doi.org/10.1137/0111030. What share of an error shows is
 * the redundancy number of W. Baarda, A Testing Procedure for Use in Geodetic Networks (Delft, 1968).
 */
export function adjust(start: readonly Point[], measured: readonly Measured[]): Adjusted {
  const unknowns = unknownsOf(start)
  let points = start
  let damping = 1e-3
  for (let step = 0; step < 60 && damping < 1e9; step += 1) {
    const slopes = slopesOf(points, measured, unknowns)
    const residuals = residualsOf(points, measured)
    const pull = unknowns.map((_, column) =>
      dot(
        slopes.map((row) => row[column] ?? 0),
        residuals,
      ),
    )
    const moves = inverse(normal(slopes, damping)).map((row) => dot(row, pull))
    if (Math.max(...moves.map(Math.abs)) < still) break
    const next = moved(points, unknowns, moves)
    const isBetter = squares(residualsOf(next, measured)) < squares(residuals)
    if (isBetter) points = next
    damping *= isBetter ? 0.1 : 10
  }
  return { points, residuals: residualsOf(points, measured), checked: checkedShares(points, measured) }
}

/** Of each length: what share of an error in it would show in its residual. */
export function checkedShares(points: readonly Point[], measured: readonly Measured[]): number[] {
  const slopes = slopesOf(points, measured, unknownsOf(points))
  const spread = inverse(normal(slopes, 1e-9))
  return slopes.map((row) =>
    Math.max(
      1 -
        dot(
          row,
          spread.map((column) => dot(column, row)),
        ),
      0,
    ),
  )
}

const unknownsOf = (points: readonly Point[]): Unknown[] =>
  points.flatMap((_, corner): Unknown[] =>
    corner === 0 ? [] : [{ corner, axis: 'x' }, ...(corner === 1 ? [] : [{ corner, axis: 'y' } as const])],
  )

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

const squares = (values: readonly number[]): number => dot(values, values)

const ends = (points: readonly Point[], { from, to }: Measured): readonly [Point, Point] => [
  points[from] ?? { x: 0, y: 0 },
  points[to] ?? { x: 0, y: 0 },
]

const residualsOf = (points: readonly Point[], measured: readonly Measured[]): number[] =>
  measured.map((one) => one.length - distance(...ends(points, one)))

/** How much each length grows with each unknown. */
const slopesOf = (
  points: readonly Point[],
  measured: readonly Measured[],
  unknowns: readonly Unknown[],
): Matrix =>
  measured.map((one) => {
    const [a, b] = ends(points, one)
    const long = distance(a, b) || 1
    return unknowns.map(({ corner, axis }) => {
      const slope = (b[axis] - a[axis]) / long
      if (corner === one.to) return slope
      return corner === one.from ? -slope : 0
    })
  })

/** Its diagonal is a little larger than it should be, so that a thin triangle has an answer, too. */
const normal = (slopes: Matrix, damping: number): Matrix => {
  const columns = (slopes[0] ?? []).map((_, column) => slopes.map((row) => row[column] ?? 0))
  return columns.map((a, row) => columns.map((b, column) => dot(a, b) + (row === column ? damping : 0)))
}

const moved = (points: readonly Point[], unknowns: readonly Unknown[], moves: readonly number[]): Point[] =>
  points.map((point, corner) => {
    const by = (axis: 'x' | 'y') =>
      moves[unknowns.findIndex((unknown) => unknown.corner === corner && unknown.axis === axis)] ?? 0
    return { x: point.x + by('x'), y: point.y + by('y') }
  })

/** By elimination after Gauss and Jordan. The matrix is symmetric and positive: no rows have to be exchanged. */
function inverse(matrix: Matrix): Matrix {
  const count = matrix.length
  let rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))])
  for (let pivot = 0; pivot < count; pivot += 1) {
    const chosen = rows[pivot] ?? []
    const scaled = chosen.map((value) => value / (chosen[pivot] ?? 1))
    rows = rows.map((row, index) => {
      const times = row[pivot] ?? 0
      return index === pivot ? scaled : row.map((value, column) => value - times * (scaled[column] ?? 0))
    })
  }
  return rows.map((row) => row.slice(count))
}

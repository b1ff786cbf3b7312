import { foot, inch, type Length } from './lengths'
import { adjust, type Adjusted } from './lot/adjust'
import { bestCheck, leastShare, telling } from './lot/checks'
import { impossibleTriangle, missingDiagonals } from './lot/firm'
import { sayCrossed, sayLeaning, sayNoTriangle, sayNotMeeting, sayThin, sayTurned, sayTwin } from './lot/say'
import { areaOf, shapesOf, upright, type Shape } from './lot/start'
import { angleAt, type Pair, type Tape } from './lot/tape'
import { thinCorners } from './lot/thin'
import type { Point } from './plan'

/** Where the corners of a lot are by all that was measured, and how far its lengths can be trusted. */
export type Lot = {
  /** Corner 1 at the origin, side 1 along x, the yard to the right of who walks on. */
  readonly corners: readonly Point[]
  /** Inside each corner, in degrees. */
  readonly angles: readonly number[]
  /** In square units of length. */
  readonly area: number
  /** By how much each length is longer than between the corners. */
  readonly residuals: readonly Length[]
  /** The one with the largest of these. */
  readonly largest: number
  /** How far a length is off as a rule: the square root of the mean of the squares, by the number of checks. */
  readonly overall: Length
  /** How many lengths there are beyond those that a firm frame takes. */
  readonly checks: number
  /**
   * What to measure again: the one whose residual is the largest for how much of an error would show there. More than one
   * where the others cannot tell them apart; none where nothing checks them.
   */
  readonly suspects: readonly number[]
  /** By how much the first of these is longer than all the others make it. */
  readonly suspectError: Length
  /** What nothing checks. */
  readonly unchecked: readonly number[]
  /** The diagonal to measure next where something is unchecked, or cannot be told from others; undefined where all are. */
  readonly nextCheck: Pair | undefined
  readonly warnings: readonly string[]
}

/** The lot, or in words why there is not one. */
export type Answer = { readonly lot: Lot } | { readonly fault: string }

/** Three lengths along one line may miss each other by so much: a tape errs. */
const slack = 3 * inch

/** Turns the sides and diagonals of a lot into its corners: triangle by triangle, and then the best fit to all lengths. */
export function lotByTape(tape: Tape): Answer {
  const missing = missingDiagonals(tape)
  if (missing.length > 0) return { fault: sayLeaning(missing) }
  const triangle = impossibleTriangle(tape, slack)
  if (triangle) return { fault: sayNoTriangle(triangle) }
  const shapes = shapesOf(tape, slack)
  const [shape] = shapes
  if (!shape) return { fault: sayNotMeeting }
  const other = farBetter(shape, shapes)
  const crossed = shape.crossed ?? other?.crossed
  if (crossed) return { fault: sayCrossed(crossed) }
  const adjusted = adjust(shape.points, tape.measured)
  const turned = shape.unlike.length > 0 ? shape.unlike : (other?.unlike ?? [])
  const twin = twinOf(shape, shapes, tape)
  return {
    lot: {
      ...judged(tape, adjusted),
      warnings: [
        ...(turned.length > 0 ? [sayTurned(turned, shape.unlike.length > 0)] : []),
        ...(twin ? [sayTwin(twin)] : []),
        ...thinCorners(adjusted.points, tape.measured).map(sayThin),
      ],
    },
  }
}

/** The diagonal that would tell the shape from another one, which turns alike and fits the lengths as well. */
function twinOf(shape: Shape, shapes: readonly Shape[], { measured }: Tape): Pair | undefined {
  const most = shape.misfit + measured.length * inch ** 2
  const twins = shapes.flatMap((other) => {
    const isTwin = !other.crossed && other.unlike.length <= shape.unlike.length && other.misfit <= most
    return (isTwin && telling(shape.points, other.points, measured)) || []
  })
  const [twin] = twins.toSorted((a, b) => b.difference - a.difference)
  return twin && twin.difference > foot ? twin.pair : undefined
}

/** A shape that the lengths fit far better than the one that turns as ticked. */
function farBetter(shape: Shape, shapes: readonly Shape[]): Shape | undefined {
  const [best] = shapes.toSorted((a, b) => a.misfit - b.misfit)
  return best && shape.misfit > slack ** 2 && best.misfit * 25 < shape.misfit ? best : undefined
}

function judged(
  { corners: count, measured }: Tape,
  { points, residuals, checked }: Adjusted,
): Omit<Lot, 'warnings'> {
  const corners = upright(points).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const checks = measured.length - (2 * count - 3)
  const sizes = residuals.map(Math.abs)
  const standardized = sizes.map((size, one) => {
    const share = checked[one] ?? 0
    return checks > 0 && share > leastShare ? size / Math.sqrt(share) : 0
  })
  const most = Math.max(...standardized)
  const suspects = standardized
    .flatMap((value, one) => (most > 0 && value > 0.99 * most ? one : []))
    .toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const [first = 0] = suspects
  const unchecked = checked.flatMap((share, one) => (share > leastShare ? [] : one))
  return {
    corners,
    angles: corners.map((_, corner) => angleAt(corners, corner)),
    area: areaOf(corners),
    residuals: residuals.map(Math.round),
    largest: sizes.indexOf(Math.max(...sizes)),
    overall: checks > 0 ? Math.round(Math.hypot(...residuals) / Math.sqrt(checks)) : 0,
    checks,
    suspects,
    unchecked,
    nextCheck: unchecked.length > 0 || suspects.length > 1 ? bestCheck(points, measured) : undefined,
    suspectError: Math.round((residuals[first] ?? 0) / Math.max(checked[first] ?? 1, leastShare)),
  }
}

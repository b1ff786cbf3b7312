import { crossing } from './crossings'
import { bothToInch } from './both-units'
import { pointsCode } from './codes'
import { foot, inch, type Length } from './lengths'
import { moverTo, putFence } from './place-in-plan'
import { examplePlan, leastSide, mostSides, plainSide, sideLength, type Point } from './plan'

/** A place on a picture, in its pixels. */
export type Pixel = { readonly x: number; readonly y: number }

export const outlineKinds = ['property', 'house', 'fence'] as const
export type OutlineKind = (typeof outlineKinds)[number]

export type Traced = Readonly<Record<OutlineKind, readonly Pixel[]>> & {
  /** Whether the fence ends where it began; the other two always do. */
  readonly isClosed: boolean
}

const pixelsBetween = (from: Pixel, to: Pixel) => Math.hypot(to.x - from.x, to.y - from.y)

/** Nearer to each other, two points give no scale: a pixel more or less is a tenth. */
const fewest = 10

/**
 * Lengths that a pixel stands for.
 * @param pair two places with a known length between them
 * @returns undefined where they are too near to each other
 */
export function scaleOf(pair: readonly Pixel[], length: Length): number | undefined {
  const [from, to] = pair
  if (!from || !to) return undefined
  const pixels = pixelsBetween(from, to)
  return pixels < fewest || length <= 0 ? undefined : length / pixels
}

/** How far a second known length is off by the scale of the first, and what to think of it. */
export function checkText(scale: number, [from, to]: readonly Pixel[], length: Length): string {
  if (!from || !to || length <= 0) return ''
  const measured = pixelsBetween(from, to) * scale
  const off = Math.abs(measured - length)
  const percent = (off / length) * 100
  const verdict =
    percent <= 1
      ? 'Good: the picture agrees with itself.'
      : percent <= 3
        ? 'Fair: good enough for a list, not for a line.'
        : 'Too far: set the scale again by the longest line that you know, or the picture is drawn askew.'
  return `On the picture it is ${bothToInch(measured)}, off by ${bothToInch(off)} or ${percent.toFixed(1)} percent. ${verdict}`
}

/** Of one outline, corner by corner. */
export function sideTexts(points: readonly Pixel[], isClosed: boolean, scale: number): string[] {
  const ends = isClosed && points.length > 2 ? [...points, ...points.slice(0, 1)] : points
  return ends.slice(1).map((to, index) => bothToInch(pixelsBetween(ends[index] ?? to, to) * scale))
}

type Placed =
  | {
      readonly query: string
      readonly note: string
      /** Where the upper left corner of the picture lies on the plan. */
      readonly origin: Point
    }
  | { readonly fault: string }

/**
 * The query of a plan with what was traced in it, to the inch. A traced fence takes the place of the plan's, and the
 * outlines with it; without one they lie around the middle of the fence that is there.
 */
export function withTraced(query: string, traced: Traced, scale: number): Placed {
  const params = new URLSearchParams(query)
  const toPoints = (pixels: readonly Pixel[]): Point[] =>
    pixels.map(({ x, y }) => ({ x: toInch(x * scale), y: toInch(y * scale) }))
  const fence = toPoints(traced.fence)
  const outlines = { line: toPoints(traced.property), house: toPoints(traced.house) }
  const all = [...outlines.line, ...outlines.house]
  const fault =
    fence.length + all.length === 0
      ? 'Tap at least two corners of a fence, or three of an outline.'
      : (outlineFault(outlines) ?? (fence.length > 0 ? fenceFault(fence, traced.isClosed) : undefined))
  if (fault) return { fault }
  if (fence.length > 0) {
    putFence(params, fence, traced.isClosed)
    // They lay beside the fence that is gone.
    for (const name of Object.keys(outlines)) params.delete(name)
  }
  const place = fence.length > 0 ? (point: Point) => point : moverTo(params, all)
  for (const [name, points] of Object.entries(outlines))
    if (points.length > 0) params.set(name, pointsCode(points.map(place)))
  return {
    query: params.toString(),
    origin: place({ x: 0, y: 0 }),
    note:
      fence.length > 0
        ? 'Your fence is in the plan, as you traced it. Add its gates there.'
        : 'What you traced is in the plan, around the middle of the fence. Trace the fence, too, and all of it lies as in the picture.',
  }
}

function outlineFault({
  line,
  house,
}: Readonly<Record<'line' | 'house', readonly Point[]>>): string | undefined {
  const isOpen = ({ length }: readonly Point[]) => length > 0 && length < 3
  if (isOpen(line)) return 'The property line needs a third corner.'
  return isOpen(house) ? 'The house needs a third corner.' : undefined
}

const toInch = (length: number): Length => Math.round(length / inch) * inch

function fenceFault(corners: readonly Point[], isClosed: boolean): string | undefined {
  if (corners.length < (isClosed ? 3 : 2)) return 'The fence needs one more corner.'
  const sides = Array.from({ length: corners.length - (isClosed ? 0 : 1) }, () => plainSide)
  if (sides.length > mostSides)
    return `A fence has ${mostSides} sides at most. Leave out corners where it hardly turns.`
  const short = sides.findIndex((_, side) => sideLength({ corners }, side) < leastSide)
  if (short >= 0)
    return `Side ${short + 1} of the fence is shorter than ${leastSide / foot} ft (30 cm). Take one of its corners away.`
  const crossed = crossing({ ...examplePlan, corners, sides, isClosed })
  return crossed && `Sides ${crossed[0] + 1} and ${crossed[1] + 1} of the fence cross each other.`
}

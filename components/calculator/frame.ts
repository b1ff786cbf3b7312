import { foot, meter, type Length, type Units } from '@/content/model/planner/lengths'
import type { Plan, Point } from '@/content/model/planner/plan'

/** What part of the yard a drawing shows, and how large. */
export type Frame = {
  readonly left: Length
  readonly top: Length
  /** Units of the drawing for one length. */
  readonly scale: number
  readonly width: number
  readonly height: number
}

export type Box = {
  readonly left: Length
  readonly top: Length
  readonly wide: Length
  readonly deep: Length
}

export const planWidth = 640
const margin = 64
const mostHeight = 440

/** The smallest rectangle around points. */
export function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, wide: Math.max(...xs) - left, deep: Math.max(...ys) - top }
}

/**
 * The whole yard, with room for the lengths beside it.
 * @param least how high it is at least
 */
export function frameOf({ corners, house, property }: Plan, least = 170): Frame {
  const { left, top, wide: across, deep: down } = boundsOf([...corners, ...house, ...property])
  const scale = Math.min(
    (planWidth - 2 * margin) / Math.max(across, foot),
    (mostHeight - 2 * margin) / Math.max(down, foot),
  )
  const height = Math.max(down * scale + 2 * margin, least)
  return {
    left: left - (planWidth / scale - across) / 2,
    top: top - (height / scale - down) / 2,
    scale,
    width: planWidth,
    height: Math.round(height),
  }
}

/** On the screen several sides are always as high: with another length, what is below must not move under a finger. */
export const screenFrameOf = (plan: Plan): Frame =>
  frameOf(plan, plan.sides.length > 1 ? mostHeight : undefined)

/** To a tenth of a unit: no screen shows less, and the page is shorter. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export const place = ({ left, top, scale }: Frame, { x, y }: Point): { x: number; y: number } => ({
  x: tenth((x - left) * scale),
  y: tenth((y - top) * scale),
})

export const pointAt = ({ left, top, scale }: Frame, x: number, y: number): Point => ({
  x: x / scale + left,
  y: y / scale + top,
})

const steps: Readonly<Record<Units, readonly Length[]>> = {
  feet: [2, 5, 10, 25, 50, 100, 250, 500, 1000].map((feet) => feet * foot),
  meters: [0.5, 1, 2, 5, 10, 25, 50, 100, 250].map((meters) => meters * meter),
}

/** The side of a square of the grid. */
export const gridStep = ({ scale }: Frame, units: Units): Length =>
  steps[units].find((step) => step * scale >= 24) ?? steps[units].at(-1) ?? foot

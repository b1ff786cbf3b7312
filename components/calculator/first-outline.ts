import { foot, snap } from '@/content/model/planner/lengths'
import type { Plan, Point } from '@/content/model/planner/plan'
import { boundsOf, type Box } from './frame'

/** The plan with an outline to begin with, a rectangle: a house beside the fence, a property line round it. */
export const withOutline = (plan: Plan, what: string): Plan =>
  what === 'house'
    ? { ...plan, house: cornersOf(besideFence(plan)) }
    : { ...plan, property: cornersOf(roundFence(plan)) }

function cornersOf({ left, top, wide, deep }: Box): Point[] {
  const [right, bottom] = [left + wide, top + deep]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** Of a fence in one line, a lot that is 60 ft deep. */
function roundFence({ corners }: Plan): Box {
  const { left, top, wide, deep } = boundsOf(corners)
  return {
    left: left - 2 * foot,
    top: top - 2 * foot,
    wide: wide + 4 * foot,
    deep: Math.max(deep + 4 * foot, 60 * foot),
  }
}

function besideFence({ corners }: Plan): Box {
  const { left, top, wide, deep } = boundsOf(corners)
  return {
    left: left + Math.round(wide / 4 / snap) * snap,
    top: top + deep + 20 * foot,
    wide: 40 * foot,
    deep: 28 * foot,
  }
}

import type { Plan, Point } from '@/content/model/planner/plan'
import { boundsOf, type Box } from './frame'

const origin = ({ corners }: Plan): Point => corners[0] ?? { x: 0, y: 0 }

/** An outline as a rectangle, from the first corner; undefined where there is none. */
export function boxOf(plan: Plan, key: 'house' | 'property'): Box | undefined {
  const points = plan[key]
  if (points.length === 0) return undefined
  const { left, top, ...size } = boundsOf(points)
  const { x, y } = origin(plan)
  return { left: left - x, top: top - y, ...size }
}

/** Moves an outline and stretches it to a size; one that keeps its size keeps its shape, whatever that is. */
export function withBox(plan: Plan, key: 'house' | 'property', { left, top, wide, deep }: Box): Plan {
  const { x, y } = origin(plan)
  const from = boundsOf(plan[key])
  return {
    ...plan,
    [key]: plan[key].map((point) => ({
      x: x + left + Math.round(((point.x - from.left) * wide) / (from.wide || 1)),
      y: y + top + Math.round(((point.y - from.top) * deep) / (from.deep || 1)),
    })),
  }
}

/** Whether all its points are corners of its box: the sizes of any other outline are not typed. */
export function isBox(points: readonly Point[]): boolean {
  const { left, top, wide, deep } = boundsOf(points)
  return points.every(({ x, y }) => (x - left) % wide === 0 && (y - top) % deep === 0)
}

import { cornersOf, type Plan, type Point } from './plan'

const side = (from: Point, to: Point, point: Point) =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x))

/** The first two sides that cross each other; those that meet at a corner do not. */
export function crossing(plan: Plan): readonly [number, number] | undefined {
  const count = plan.sides.length
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 2; second < count; second += 1) {
      if (plan.isClosed && first === 0 && second === count - 1) continue
      const [a, b] = cornersOf(plan, first)
      const [c, d] = cornersOf(plan, second)
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return [first, second]
    }
  }
  return undefined
}

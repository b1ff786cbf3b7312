import type { Point } from '../plan'
import { checkedShares } from './adjust'
import { lengthsAt } from './firm'
import { distance, type Measured, type Pair } from './tape'

/** Where less of an error would show than this, a length counts as one that nothing checks. */
export const leastShare = 0.01

/** The diagonals that nobody has measured, in the order of their corners. */
export function openDiagonals(corners: number, measured: readonly Measured[]): Pair[] {
  const all = Array.from({ length: corners }, (_, corner) => corner)
  return all.flatMap((from) =>
    all.flatMap((to) =>
      to > from && !lengthsAt(measured, from).some((one) => one.to === to) ? { from, to } : [],
    ),
  )
}

/** The diagonal that would check the most lengths, and these the best. */
export function bestCheck(points: readonly Point[], measured: readonly Measured[]): Pair | undefined {
  const rated = openDiagonals(points.length, measured).map((pair) => {
    const [from, to] = [points[pair.from], points[pair.to]]
    const length = from && to ? distance(from, to) : 0
    const shares = checkedShares(points, [...measured, { ...pair, length }])
    const checked = shares.filter((share) => share > leastShare)
    return { pair, checked: checked.length, least: Math.min(...checked) }
  })
  return rated.toSorted((a, b) => b.checked - a.checked || b.least - a.least)[0]?.pair
}

/** The diagonal that tells two shapes apart, and by how much. */
export function telling(
  one: readonly Point[],
  other: readonly Point[],
  measured: readonly Measured[],
): { pair: Pair; difference: number } | undefined {
  const long = (points: readonly Point[], { from, to }: Pair) => {
    const [a, b] = [points[from], points[to]]
    return a && b ? distance(a, b) : 0
  }
  const [most] = openDiagonals(one.length, measured)
    .map((pair) => ({ pair, difference: Math.abs(long(one, pair) - long(other, pair)) }))
    .toSorted((a, b) => b.difference - a.difference)
  return most
}

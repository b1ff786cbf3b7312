import { foot } from '@/content/model/planner/lengths'
import { areaOf, upright } from '@/content/model/planner/lot/start'
import { angleAt, distance, sidesOf, type Pair, type Tape } from '@/content/model/planner/lot/tape'
import { crossing } from '@/content/model/planner/crossings'
import { examplePlan, plainSide, type Point } from '@/content/model/planner/plan'
import { seeded } from '../../../../lib/seeded'

const random = seeded(1963)
const between = (least: number, most: number) => least + random() * (most - least)
const whole = (least: number, most: number) => Math.floor(between(least, most + 1))

/** A lot with known corners, and the diagonals that somebody measured: a firm frame, and some checks. */
export type KnownLot = { corners: readonly Point[]; pairs: readonly Pair[]; inward: readonly number[] }

/** Four to nine corners, sides of 20 to 200 ft, in every other lot one corner that points inward. */
export function randomLot(checks: number, index: number): KnownLot {
  for (;;) {
    const corners = upright(index % 2 === 0 ? roundLot() : withInward(roundLot()))
    const angles = corners.map((_, corner) => angleAt(corners, corner))
    const lengths = sidesOf(corners.length).map(({ from, to }) => between2(corners, { from, to }) / foot)
    const sides = corners.map(() => plainSide)
    if (areaOf(corners) <= 0 || crossing({ ...examplePlan, corners, sides, isClosed: true })) continue
    if (lengths.some((length) => length < 20 || length > 200)) continue
    const inward = angles.flatMap((angle, corner) => (angle > 180 ? corner : []))
    if (inward.length !== index % 2 || angles.some((angle) => angle < 20 || Math.abs(angle - 180) < 10))
      continue
    return { corners, inward, pairs: [...sidesOf(corners.length), ...diagonals(corners.length, checks)] }
  }
}

const between2 = (points: readonly Point[], { from, to }: Pair) =>
  distance(points[from] ?? { x: 0, y: 0 }, points[to] ?? { x: 0, y: 0 })

/** Corners on an oval, not quite: so that most are convex. */
function roundLot(): Point[] {
  const count = whole(4, 9)
  const [wide, deep] = [between(40, 150) * foot, between(40, 150) * foot]
  const angles = Array.from(
    { length: count },
    (_, corner) => ((corner + between(-0.3, 0.3)) / count) * 2 * Math.PI,
  )
  return angles.map((angle) => {
    const far = between(0.9, 1)
    return { x: Math.cos(angle) * wide * far, y: Math.sin(angle) * deep * far }
  })
}

/** One corner pushed through the line between its neighbors. */
function withInward(corners: readonly Point[]): Point[] {
  const pushed = whole(0, corners.length - 1)
  const [before, after] = [-1, 1].map((step) => corners[(pushed + step + corners.length) % corners.length])
  return corners.map((corner, index) => {
    if (index !== pushed || !before || !after) return corner
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }
    const by = between(1.3, 2)
    return { x: corner.x + (middle.x - corner.x) * by, y: corner.y + (middle.y - corner.y) * by }
  })
}

/** All from one corner, and so many more than that. */
function diagonals(count: number, checks: number): Pair[] {
  const hub = whole(0, count - 1)
  const all = sidesOf(count).flatMap(({ from }) =>
    Array.from({ length: count }, (_, to) => ({ from, to })).filter(
      ({ to }) => to > from + 1 && !(from === 0 && to === count - 1),
    ),
  )
  const isFan = ({ from, to }: Pair) => from === hub || to === hub
  const others = all.filter((pair) => !isFan(pair))
  const more = Array.from({ length: checks }, () => others.splice(whole(0, others.length - 1), 1)).flat()
  return [...all.filter(isFan), ...more]
}

/** What a tape would say of it. */
export const taped = (
  { corners, pairs, inward }: KnownLot,
  error: (pair: number) => number = () => 0,
): Tape => ({
  corners: corners.length,
  measured: pairs.map((pair, index) => ({
    ...pair,
    length: Math.round(between2(corners, pair) + error(index)),
  })),
  inward,
})

export const tapeError = (most: number): number => between(-most, most)
export const oneOfThem = (count: number): number => whole(0, count - 1)

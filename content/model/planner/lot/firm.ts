import type { Measured, Pair, Tape } from './tape'

/** The lengths that end at a corner, as seen from it. */
export const lengthsAt = (measured: readonly Measured[], corner: number): Measured[] =>
  measured.flatMap((one) => {
    if (one.from === corner) return one
    return one.to === corner ? { ...one, from: corner, to: one.from } : []
  })

const isJoined = (measured: readonly Pair[], a: number, b: number) =>
  measured.some(({ from, to }) => (from === a && to === b) || (from === b && to === a))

/** The order in which corners can be placed from two on: each has lengths to two that are placed before it. */
export function orderFrom({ corners, measured }: Tape, { from, to }: Pair): number[] {
  const order = [from, to]
  const isNext = (corner: number) =>
    !order.includes(corner) &&
    new Set(lengthsAt(measured, corner).flatMap((one) => (order.includes(one.to) ? one.to : []))).size > 1
  for (;;) {
    const next = Array.from({ length: corners }, (_, corner) => corner).find(isNext)
    if (next === undefined) return order
    order.push(next)
  }
}

/**
 * The fewest diagonals without which the lot can lean, so that its triangles join one to the next; none where it is firm.
 * A firm frame whose triangles do not join, such as six corners with their three long diagonals, gets one more as well.
 */
export function missingDiagonals(tape: Tape): Pair[] {
  let fewest: Pair[] | undefined
  for (const start of tape.measured) {
    const missing = missingFrom(tape, start)
    if (missing.length === 0) return []
    if (!fewest || missing.length < fewest.length) fewest = missing
  }
  return fewest ?? []
}

function missingFrom(tape: Tape, start: Pair): Pair[] {
  const missing: Pair[] = []
  for (;;) {
    const added = missing.map((pair) => ({ ...pair, length: 0 }))
    const measured = [...tape.measured, ...added]
    const order = orderFrom({ ...tape, measured }, start)
    if (order.length === tape.corners) return missing
    const next = bestNext(measured, order, tape.corners)
    if (!next) return missing
    missing.push(next)
  }
}

/** From the corner that most diagonals start at already: there the tape lies. */
function bestNext(
  measured: readonly Measured[],
  order: readonly number[],
  corners: number,
): Pair | undefined {
  const hubs = order.toSorted(
    (a, b) => lengthsAt(measured, b).length - lengthsAt(measured, a).length || a - b,
  )
  for (let corner = 0; corner < corners; corner += 1) {
    if (order.includes(corner) || !order.some((other) => isJoined(measured, corner, other))) continue
    const hub = hubs.find((other) => !isJoined(measured, corner, other))
    if (hub !== undefined) return { from: Math.min(hub, corner), to: Math.max(hub, corner) }
  }
  return undefined
}

/** Three lengths of which one is longer than the other two together, the longest first. */
export function impossibleTriangle(
  { corners, measured }: Tape,
  slack: number,
): readonly [Measured, Measured, Measured] | undefined {
  const between = (a: number, b: number) => lengthsAt(measured, a).filter(({ to }) => to === b)
  for (let a = 0; a < corners; a += 1)
    for (let b = a + 1; b < corners; b += 1)
      for (let c = b + 1; c < corners; c += 1)
        for (const ab of between(a, b))
          for (const bc of between(b, c))
            for (const ac of between(a, c)) {
              const [most, ...others] = [ab, bc, ac].toSorted((one, two) => two.length - one.length)
              const [first, second] = others
              if (most && first && second && most.length > first.length + second.length + slack)
                return [most, first, second]
            }
  return undefined
}

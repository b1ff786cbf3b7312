// What a reader does to a plan. Each gives a new one; none checks it: see `faultsOf()`.

import { foot, inch, snap, snapped, type Length } from './lengths'
import {
  alongSide,
  cornersOf,
  plainSide,
  sideLength,
  type Gate,
  type Plan,
  type Point,
  type Side,
} from './plan'

const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, place) => (place === index ? item : other))

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, place) => place !== index)

export const changeSide = (plan: Plan, side: number, changes: Partial<Side>): Plan => {
  const before = plan.sides[side]
  return before ? { ...plan, sides: replaced(plan.sides, side, { ...before, ...changes }) } : plan
}

/** Moves a corner, and takes the gates of its sides along so that they stay on them. */
export function moveCorner(plan: Plan, corner: number, to: Point): Plan {
  return keepGates({ ...plan, corners: replaced(plan.corners, corner, to) })
}

/** Makes a side as long as this in its own direction, and moves what follows it along. */
export function setLength(plan: Plan, side: number, length: Length): Plan {
  const [from, to] = cornersOf(plan, side)
  const before = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const by = {
    x: Math.round(from.x + ((to.x - from.x) * length) / before) - to.x,
    y: Math.round(from.y + ((to.y - from.y) * length) / before) - to.y,
  }
  const moved = (side + 1) % plan.corners.length
  const corners = plan.corners.map((corner, index) =>
    index === moved || (index > side && !plan.isClosed) ? { x: corner.x + by.x, y: corner.y + by.y } : corner,
  )
  return keepGates({ ...plan, corners })
}

/** Turns a side round its first corner: by degrees from the side before, or from the x axis; what follows moves along. */
export function setTurn(plan: Plan, side: number, degrees: number): Plan {
  const [from, to] = cornersOf(plan, side)
  const before = side === 0 && plan.isClosed ? plan.sides.length - 1 : side - 1
  const heading = before < 0 ? 0 : headingOf(plan, before)
  const turn = ((heading + degrees) * Math.PI) / 180 - Math.atan2(to.y - from.y, to.x - from.x)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = plan.corners.map((corner, index) => {
    if (index !== (side + 1) % plan.corners.length && (index <= side || plan.isClosed)) return corner
    const [x, y] = [corner.x - from.x, corner.y - from.y]
    return { x: Math.round(from.x + x * cos - y * sin), y: Math.round(from.y + x * sin + y * cos) }
  })
  return keepGates({ ...plan, corners })
}

/** Degrees from the x axis, clockwise, since y points down. */
export function headingOf(plan: Plan, side: number): number {
  const [from, to] = cornersOf(plan, side)
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** Degrees by which a side turns to the right from the side before it, from −180 to 180. */
export function turnOf(plan: Plan, side: number): number {
  const before =
    side === 0 ? (plan.isClosed ? headingOf(plan, plan.sides.length - 1) : 0) : headingOf(plan, side - 1)
  return ((headingOf(plan, side) - before + 540) % 360) - 180
}

/** Splits a side in two at this distance from its first corner; its gates and its rise are shared out. */
export function splitSide(plan: Plan, side: number, at: Length): Plan {
  const before = plan.sides[side]
  if (!before) return plan
  const length = sideLength(plan, side)
  const point = alongSide(plan, side, at)
  const rise = Math.round((before.rise * at) / length)
  const first = { ...before, rise, gates: before.gates.filter((gate) => gate.at + gate.width / 2 <= at) }
  const rest = before.gates
    .filter((gate) => gate.at + gate.width / 2 > at)
    .map((gate) => ({ ...gate, at: Math.max(gate.at - at, 0) }))
  const second = { ...before, rise: before.rise - rise, gates: rest }
  return keepGates({
    ...plan,
    corners: plan.corners.toSpliced(side + 1, 0, { x: Math.round(point.x), y: Math.round(point.y) }),
    sides: plan.sides.toSpliced(side, 1, first, second),
  })
}

/** Adds a side behind the last one: a right angle on, half as long, or at least 12 ft. */
export function addSide(plan: Plan): Plan {
  const last = plan.sides.length - 1
  const heading = ((headingOf(plan, last) + 90) * Math.PI) / 180
  const length = Math.max(snapped(sideLength(plan, last) / 2), 12 * foot)
  const from = plan.corners[plan.isClosed ? 0 : last + 1]
  if (!from) return plan
  if (plan.isClosed) return splitSide(plan, last, snapped(sideLength(plan, last) / 2))
  const to = {
    x: Math.round(from.x + Math.cos(heading) * length),
    y: Math.round(from.y + Math.sin(heading) * length),
  }
  return { ...plan, corners: [...plan.corners, to], sides: [...plan.sides, plainSide] }
}

/** Removes a corner: its two sides become one, or at an end, its side goes. */
export function removeCorner(plan: Plan, corner: number): Plan {
  if (plan.sides.length === 1) return plan
  const corners = without(plan.corners, corner)
  if (!plan.isClosed && (corner === 0 || corner === plan.sides.length))
    return { ...plan, corners, sides: without(plan.sides, corner === 0 ? 0 : corner - 1) }
  const [before, after] = [(corner - 1 + plan.sides.length) % plan.sides.length, corner]
  const [first, second] = [plan.sides[before] ?? plainSide, plan.sides[after] ?? plainSide]
  const length = sideLength(plan, before)
  const joined = {
    ...first,
    rise: first.rise + second.rise,
    gates: [...first.gates, ...second.gates.map((gate) => ({ ...gate, at: gate.at + length }))],
  }
  const sides = without(replaced(plan.sides, before, joined), after)
  const isClosed = plan.isClosed && sides.length > 2
  return keepGates({
    ...plan,
    corners,
    sides: isClosed || !plan.isClosed ? sides : sides.slice(0, -1),
    isClosed,
  })
}

/** Closes an open fence with one more side, or takes the last side of a closed one away. */
export function setClosed(plan: Plan, isClosed: boolean): Plan {
  if (isClosed === plan.isClosed) return plan
  if (!isClosed) return { ...plan, isClosed, sides: plan.sides.slice(0, -1) }
  const open = plan.sides.length < 2 ? addSide(plan) : plan
  return { ...open, isClosed, sides: [...open.sides, plainSide], walls: { start: false, end: false } }
}

/** Adds a gate of 4 ft in the middle of the widest piece of fence of a side, unless it has no room for one. */
export function addGate(plan: Plan, side: number, width: Length = 4 * foot): Plan {
  const { gates } = plan.sides[side] ?? plainSide
  const edges = [0, ...gates.flatMap((gate) => [gate.at, gate.at + gate.width]), sideLength(plan, side)]
  const pieces = edges.flatMap((from, index) =>
    index % 2 === 0 ? [[from, edges[index + 1] ?? from] as const] : [],
  )
  const [widest = [0, 0] as const] = pieces.toSorted(([a, b], [c, d]) => d - c - (b - a))
  const [from, to] = widest
  if (to - from < width + 3 * foot) return plan
  const middle = Math.round((from + to - width) / 2 / inch) * inch
  const at = Math.min(Math.max(middle, from + foot / 2), to - width - foot / 2)
  const gate: Gate = { at, width, leaves: width > 5 * foot ? 2 : 1, opens: 'in', hinge: 'start' }
  return changeSide(plan, side, { gates: [...gates, gate].toSorted((a, b) => a.at - b.at) })
}

export function changeGate(plan: Plan, side: number, gate: number, changes: Partial<Gate>): Plan {
  const { gates } = plan.sides[side] ?? plainSide
  const before = gates[gate]
  return before ? changeSide(plan, side, { gates: replaced(gates, gate, { ...before, ...changes }) }) : plan
}

/** Slides a gate along its side, as far as the next gate or the corner; close to a corner it hangs on its post. */
export function moveGate(plan: Plan, side: number, gate: number, to: Length): Plan {
  const { gates } = plan.sides[side] ?? plainSide
  const own = gates[gate]
  if (!own) return plan
  const [before, after] = [gates[gate - 1], gates[gate + 1]]
  const least = before ? before.at + before.width + foot : 0
  const most = after ? after.at - own.width - foot : sideLength(plan, side) - own.width
  const at = Math.min(Math.max(to, least), most)
  const hung = !before && at < foot ? 0 : !after && at > most - foot ? most : at
  return changeGate(plan, side, gate, { at: Math.max(hung, 0) })
}

export const removeGate = (plan: Plan, side: number, gate: number): Plan =>
  changeSide(plan, side, { gates: without(plan.sides[side]?.gates ?? [], gate) })

/** Gates that a moved corner has left beyond the end of their side are drawn back onto it. */
function keepGates(plan: Plan): Plan {
  return {
    ...plan,
    sides: plan.sides.map((side, index) => {
      const length = sideLength(plan, index)
      let most = length
      const gates = side.gates.toReversed().map((gate) => {
        const at = Math.max(Math.min(gate.at, most - gate.width), 0)
        most = at - snap
        return at === gate.at ? gate : { ...gate, at }
      })
      return { ...side, gates: gates.toReversed() }
    }),
  }
}

import { faultsOf } from '@/content/model/planner/faults'
import { foot, inch } from '@/content/model/planner/lengths'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { examplePlan, plainSide, sideLength, type Gate, type Plan } from '@/content/model/planner/plan'
import { materials } from '../../../lib/every-material'
import { seeded } from '../../../lib/seeded'

const random = seeded(811)
export const between = (least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))
export const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[between(0, items.length - 1)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

type Changes = Partial<Omit<Plan, 'material'>>

/** Sides of these lengths in feet, each a right angle on. */
export function fence(material: MaterialId, lengths: readonly number[], changes: Changes = {}): Plan {
  const corners = [{ x: 0, y: 0 }]
  lengths.forEach((length, side) => {
    const { x, y } = corners.at(-1) ?? { x: 0, y: 0 }
    const isAcross = side % 2 === 0
    const step = (side % 4 < 2 ? length : -length) * foot
    corners.push({ x: x + (isAcross ? step : 0), y: y + (isAcross ? 0 : step) })
  })
  return { ...examplePlan, material, corners, sides: lengths.map(() => plainSide), frost: 0, ...changes }
}

/** A gate so many feet along its side, and so wide. */
export const gate = (at: number, width: number, leaves: 1 | 2 = 1): Gate => ({
  ...{ at: at * foot, width: width * foot, leaves },
  opens: 'in',
  hinge: 'start',
})

/** A plan that can be counted: one to six sides that turn by 15 degrees or more, gates at ends and between. */
export function randomPlan(material: MaterialId): Plan {
  for (;;) {
    const plan = anyPlan(material)
    if (faultsOf(plan).length === 0) return plan
  }
}

function anyPlan(material: MaterialId): Plan {
  let heading = between(0, 23) * 15
  const corners = [{ x: 0, y: 0 }]
  const sides = Array.from({ length: between(1, 6) }, () => {
    heading += oneOf([-90, -60, -45, -15, 15, 30, 90, 90, 120])
    const length = between(4, 240) * 6 * inch
    const angle = (heading * Math.PI) / 180
    const { x, y } = corners.at(-1) ?? { x: 0, y: 0 }
    corners.push({ x: x + Math.round(Math.cos(angle) * length), y: y + Math.round(Math.sin(angle) * length) })
    return { rise: 0, slope: 'rack' as const, gates: gatesIn(length) }
  })
  const isClosed = sides.length > 2 && between(0, 2) === 0
  const { heights, styles, fields } = materials[material]
  return {
    ...examplePlan,
    corners,
    sides: isClosed ? [...sides, { rise: 0, slope: 'rack', gates: [] }] : sides,
    isClosed,
    walls: { start: !isClosed && between(0, 1) === 0, end: false },
    material,
    frost: between(0, 48) * inch,
    state: oneOf(['OH', 'DC']),
    settings: {
      height: String(oneOf(heights)),
      style: oneOf(styles)[0],
      spacing: oneOf([72, 78.5, 90, 96]) * inch,
      ...(fields.some(({ name }) => name === 'rest') && { rest: oneOf(['cut', 'equal']) }),
    },
  }
}

function gatesIn(length: number): Gate[] {
  const gates: Gate[] = []
  let from = oneOf([0, 2 * foot, 7 * foot])
  while (gates.length < 3 && between(0, 1) === 0) {
    const width = oneOf([3, 4, 5, 10]) * foot
    if (from + width + 2 * foot > length) break
    gates.push({ at: from, width, leaves: width > 5 * foot ? 2 : 1, opens: 'in', hinge: 'start' })
    from += width + between(2, 20) * foot
  }
  return gates
}

/** The same fence from its other end. */
export function reversed(plan: Plan): Plan {
  const flipped = plan.sides.map((side, index) => ({
    ...side,
    rise: -side.rise,
    gates: side.gates
      .map((gate): Gate => ({
        ...gate,
        at: sideLength(plan, index) - gate.at - gate.width,
        hinge: gate.hinge === 'start' ? 'end' : 'start',
      }))
      .toReversed(),
  }))
  const [first, ...rest] = plan.corners
  return {
    ...plan,
    corners: plan.isClosed && first ? [first, ...rest.toReversed()] : plan.corners.toReversed(),
    sides: flipped.toReversed(),
    walls: { start: plan.walls.end, end: plan.walls.start },
  }
}

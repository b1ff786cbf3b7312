import fc from 'fast-check'
import { countPlan } from '@/content/model/planner/count'
import { cutList } from '@/content/model/planner/cut-list'
import * as edits from '@/content/model/planner/edit'
import { faultsOf } from '@/content/model/planner/faults'
import { foot, inch, lengthText, millimeter, parseLength } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { readOldQuery } from '@/content/model/planner/old-link'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { readQuery } from '@/content/model/planner/read-link'
import { fieldsOf } from '@/content/model/planner/settings'
import { examplePlan, plainSide, sideLength, type Plan } from '@/content/model/planner/plan'
import { breakEven, costsOver } from '@/content/model/planner/two-fences'
import { materialIds, materials } from '../../../lib/every-material'
import { fuzz, hostileText } from '../../../lib/fuzz'
import { between, fence, gate, randomPlan } from './plans'

const plans = materialIds.flatMap((id) => Array.from({ length: 10 }, () => randomPlan(id)))
const fieldsOfMaterial = (id: MaterialId) => fieldsOf(materials[id])
const lengthsOf = (plan: Plan) => plan.sides.map((_, side) => Math.round(sideLength(plan, side) / inch))

test('a link holds the whole plan', () => {
  for (const plan of plans) {
    const read = readQuery(new URLSearchParams(planQuery(plan)), fieldsOfMaterial)
    expect('plan' in read && read.plan).toEqual(plan)
  }
})

test('the link of a guide chooses its material, and leaves the rest of the example', () => {
  const read = readQuery(new URLSearchParams('fence=vinyl'), fieldsOfMaterial)
  expect('plan' in read && read.plan).toEqual({ ...examplePlan, material: 'vinyl' })
})

test('whatever a link holds, it is a plan within limits or refused in words', () => {
  const names = 'v fence at side closed frost house set.height set.spare __proto__'.split(' ')
  const near = '2 wood vinyl 0.0_1440.0 rack_0 rack_0_696.48.1.in.start 1e9 NaN -5 u12'.split(' ')
  const values = fc.oneof(fc.constantFrom(...near, ...near), hostileText)
  const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), values), {
    maxLength: 12,
  })
  fuzz(
    query,
    (pairs) => {
      const read = readQuery(new URLSearchParams([['v', '2'], ...pairs]), fieldsOfMaterial)
      if (!('plan' in read)) return expect(read.reason).toMatch(/\.$/)
      if (faultsOf(read.plan).length === 0)
        expect(JSON.stringify(countPlan(read.plan).lines)).not.toMatch(/NaN|Infinity|undefined/)
      return undefined
    },
    { share: 4 },
  )
})

test.each([
  [8, '8 ft'],
  [100 / 13, '7 ft 8⁵⁄₁₆ in.'],
  [6.25, '6 ft 3 in.'],
  [7.999, '8 ft'],
  [5.02, '5 ft ¼ in.'],
  [0.5, '6 in.'],
])('%d ft reads %s on a tape', (feet, shown) => {
  expect(lengthText(feet * foot, 'feet')).toBe(shown)
})

test('whatever an address of the old planner holds, it is a plan or none', () => {
  fuzz(
    fc.array(fc.tuple(fc.constantFrom('length', 'gates', 'width', 'join', 'height'), hostileText)),
    (pairs) => {
      const read = readOldQuery(new URLSearchParams(pairs))
      if (read) expect(read.sides.length).toBeGreaterThan(0)
    },
  )
})

test.each([
  ['58', 58 * foot],
  ['58 ft 6 in.', 58.5 * foot],
  [`58' 6"`, 58.5 * foot],
  ['12½', 12.5 * foot],
  ['7 ft 8⁵⁄₁₆ in.', 7 * foot + 8.3125 * inch],
  ['1,200', 1200 * foot],
  ['17.83 m', 17_830 * millimeter],
  ['5 m 20 cm', 5200 * millimeter],
  ['', undefined],
  ['12,5', undefined],
  ['1e9', undefined],
  ['abc', undefined],
])('“%s” is read as feet', (text, length) => {
  expect(parseLength(text, foot)).toBe(length)
})

test('edits do what they say', () => {
  for (const plan of plans) {
    const side = between(0, plan.sides.length - 1)
    if (!plan.isClosed) {
      expect(sideLength(edits.setLength(plan, side, 77 * foot), side) / foot).toBeCloseTo(77, 3)
      if (side > 0) expect(edits.turnOf(edits.setTurn(plan, side, 37), side)).toBeCloseTo(37, 2)
      expect(lengthsOf(edits.setLength(plan, 0, 77 * foot)).slice(1)).toEqual(lengthsOf(plan).slice(1))
      const { corners, sides } = plan
      if (sides.length > 2)
        expect(edits.setClosed(edits.setClosed(plan, true), false)).toMatchObject({ corners, sides })
    }
    if (plan.sides.length > 1)
      expect(edits.removeCorner(plan, 1).corners).toHaveLength(plan.corners.length - 1)
    const more = edits.addGate(plan, side)
    if (more === plan) continue
    expect(faultsOf(more)).toEqual([])
    const to = edits.moveGate(more, side, 0, 1e9).sides[side]?.gates
    expect(
      to?.every(({ at, width }, gate) => at + width <= (to[gate + 1]?.at ?? sideLength(more, side)) + 1),
    ).toBe(true)
  }
})

const wood = (feet: number, changes: Partial<Plan['sides'][number]> = {}) =>
  fence('wood', [feet], { sides: [{ ...plainSide, ...changes }] })
const crossing = [
  [0, 0],
  [40, 0],
  [20, 20],
  [20, -20],
].map(([x = 0, y = 0]) => ({ x: x * foot, y: y * foot }))

test.each<[string, Plan, string]>([
  ['a gate wider than its side', wood(10, { gates: [gate(0, 20)] }), 'gate-0-0-width'],
  ['gates in each other', wood(60, { gates: [gate(0, 4), gate(2, 4)] }), 'gate-0-1-at'],
  ['two leaves of 18 in.', wood(60, { gates: [gate(0, 3, 2)] }), 'gate-0-0-leaves'],
  ['no length', wood(0), 'length-0'],
  ['too long', wood(1e9), 'length-0'],
  ['a wall of earth', wood(60, { rise: 200 * foot }), 'rise-0'],
  ['a setting out of range', { ...wood(60), settings: { spare: 99 } }, 'spare'],
  ['sides that cross', fence('wood', [1, 1, 1], { corners: crossing }), 'length-2'],
])('%s is told at its field', (_, plan, field) => {
  expect(faultsOf(plan).map((fault) => fault.field)).toEqual([field])
})

test('cut lists cut each piece once, and no length gives more than it has', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
  const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
  for (let round = 0; round < 50; round += 1) {
    const pieces = Array.from({ length: between(1, 30) }, () => ({
      length: between(20, 190) * inch,
      count: between(1, 4),
    }))
    const stock = [96, 120, 144, 192].map((inches) => inches * inch)
    const { rows } = cutList({ item: 'rails', stock, pieces })
    const cut = rows.flatMap((row) => times(row.count, row.pieces).flat())
    expect(inOrder(cut)).toEqual(inOrder(pieces.flatMap(({ length, count }) => times(count, length))))
    for (const row of rows) expect(sum(row.pieces) + row.left).toBeLessThanOrEqual(row.stock)
  }
})

test('two fences: rebuilt when its life is over, and even from the year that stays so', () => {
  const wood = { price: 3000, upkeep: 150, life: 15 }
  expect(costsOver(wood, 16).slice(14)).toEqual([5100, 5250, 8400])
  expect(breakEven(wood, { price: 4500, upkeep: 0, life: 30 }, 20)).toBe(10)
  expect(breakEven(wood, { price: 9000, upkeep: 500, life: 30 }, 20)).toBeUndefined()
})

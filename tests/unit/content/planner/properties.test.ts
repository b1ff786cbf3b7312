/** @jest-environment node */
import fc from 'fast-check'
import { countPlan } from '@/content/model/planner/count'
import { cutList } from '@/content/model/planner/cut-list'
import {
  moveGate,
  removeCorner,
  reversed,
  setClosed,
  setLength,
  setTurn,
  splitSide,
  turnOf,
  addGate,
} from '@/content/model/planner/edit'
import { faultsOf } from '@/content/model/planner/faults'
import { foot, inch, lengthText, millimeter, parseLength, type Units } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { readOldQuery } from '@/content/model/planner/old-link'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { readQuery } from '@/content/model/planner/read-link'
import { fieldsOf } from '@/content/model/planner/settings'
import { examplePlan, plainSide, sideLength, type Plan } from '@/content/model/planner/plan'
import { breakEven, costsOver } from '@/content/model/planner/two-fences'
import { materials } from '../../../lib/every-material'
import { fuzz, hostileText } from '../../../lib/fuzz'
import { between, oneOf, randomPlan } from './random-plan'

const ids = Object.keys(materials).filter((id): id is MaterialId => id in materials)
const plans = Array.from({ length: 100 }, (_, index) => randomPlan(ids[index % ids.length] ?? 'wood'))

/** What is bought, in any order. */
const bought = (plan: Plan) =>
  countPlan(plan)
    .lines.map(({ item, count }) => `${count} ${item}`)
    .toSorted()

const fieldsOfMaterial = (id: MaterialId) => fieldsOf(materials[id])

const closeLengths = (plan: Plan) => plan.sides.map((_, side) => sideLength(plan, side))

test('from its other end, moved, and in other units, a fence is the same', () => {
  for (const plan of plans) {
    const [x, y] = [between(-99, 99) * foot, between(-99, 99) * foot]
    const moved = { ...plan, corners: plan.corners.map((corner) => ({ x: corner.x + x, y: corner.y + y })) }
    expect(bought(moved)).toEqual(bought(plan))
    const counts = (other: Plan) => countPlan(other).numerals
    expect(counts({ ...plan, units: 'meters' })).toEqual(counts(plan))
    // Whole panels begin at the first corner, so that only what is cut differs.
    const even = { ...plan, settings: { ...plan.settings, rest: 'equal' } }
    expect(bought(reversed(even))).toEqual(bought(even))
    expect(planQuery(reversed(reversed(plan)))).toBe(planQuery(plan))
  }
})

test('split at one of its posts, a side takes what it took', () => {
  const even: readonly MaterialId[] = ['wood', 'chain-link', 'split-rail', 'ranch-rail', 'framed-wire']
  for (const id of even) {
    const plan = { ...examplePlan, material: id, frost: 0, sides: [plainSide] }
    const { yard } = countPlan(plan)
    const post = oneOf(yard.posts.filter(({ kind }) => kind === 'line'))
    const withoutBays = (other: Plan) => bought(other).map((line) => line.replace(/, at least.*/, ''))
    expect(withoutBays(splitSide(plan, 0, post.at))).toEqual(withoutBays(plan))
  }
})

test('a link holds the whole plan', () => {
  for (const plan of plans) {
    const read = readQuery(new URLSearchParams(planQuery(plan)), fieldsOfMaterial)
    expect('plan' in read && read.plan).toEqual(plan)
  }
})

test('whatever a link holds, it is a plan within limits or refused in words', () => {
  const names = [
    'v',
    'fence',
    'at',
    'side',
    'closed',
    'frost',
    'house',
    'set.height',
    'set.spare',
    '__proto__',
  ]
  const near = fc.constantFrom(
    '2',
    'wood',
    'vinyl',
    '0.0_1440.0',
    'rack_0',
    'rack_0_696.48.1.in.start',
    '1e9',
    'NaN',
    '-5',
    'u12',
  )
  const query = fc.array(
    fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), fc.oneof(near, near, hostileText)),
    { maxLength: 12 },
  )
  fuzz(
    query,
    (pairs) => {
      const read = readQuery(new URLSearchParams([['v', '2'], ...pairs]), fieldsOfMaterial)
      if (!('plan' in read)) return expect(read.reason).toMatch(/\.$/)
      if (faultsOf(read.plan).length === 0)
        expect(JSON.stringify(bought(read.plan))).not.toMatch(/NaN|Infinity|undefined/)
      return undefined
    },
    { share: 4 },
  )
})

test('an address of the old planner keeps lengths, gates and settings', () => {
  const plan = readOldQuery(
    new URLSearchParams(
      'length=60&gates=1&width=4&length=40&gates=0&width=4&length=50&gates=0&width=4&join=loop&height=4&style=spaced&board=3.5&gap=2.5&depth=third&frost=30&bag=60&spare=5&kick=on',
    ),
  )
  if (!plan) throw new Error('No plan')
  for (const [side, feet] of [60, 40, 50].entries())
    expect(sideLength(plan, side) / foot).toBeCloseTo(feet, 3)
  expect(plan.sides.map(({ gates }) => gates.length)).toEqual([1, 0, 0])
  expect(plan).toMatchObject({
    isClosed: true,
    frost: 30 * inch,
    settings: { style: 'spaced', bag: '60', kick: 'yes' },
  })
  fuzz(
    fc.array(fc.tuple(fc.constantFrom('length', 'gates', 'width', 'join', 'height'), hostileText)),
    (pairs) => {
      const read = readOldQuery(new URLSearchParams(pairs))
      if (read) expect(read.sides.length).toBeGreaterThan(0)
    },
  )
})

test('lengths are exact to a sixteenth of an inch, and to a millimeter', () => {
  fuzz(fc.nat(5280 * 192), (sixteenths) => {
    const length = sixteenths * (inch / 16)
    if (length > 0) expect(parseLength(lengthText(length, 'feet'), foot)).toBe(length)
  })
  fuzz(fc.nat(1_600_000), (millimeters) => {
    const length = millimeters * millimeter
    expect(parseLength(lengthText(length, 'meters'), 1000 * millimeter)).toBe(length)
  })
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
  const read = parseLength(text, foot)
  expect(read).toBe(length)
})

test('edits do what they say', () => {
  for (const plan of plans) {
    const side = between(0, plan.sides.length - 1)
    if (!plan.isClosed) {
      expect(sideLength(setLength(plan, side, 77 * foot), side) / foot).toBeCloseTo(77, 3)
      if (side > 0) expect(turnOf(setTurn(plan, side, 37), side)).toBeCloseTo(37, 2)
      const [first, ...rest] = closeLengths(plan)
      expect(
        closeLengths(setLength(plan, 0, 77 * foot))
          .slice(1)
          .map((length) => Math.round(length / inch)),
      ).toEqual(rest.map((length) => Math.round(length / inch)))
      expect(first).toBeGreaterThan(0)
      if (plan.sides.length > 2)
        expect(setClosed(setClosed(plan, true), false)).toMatchObject({
          corners: plan.corners,
          sides: plan.sides,
        })
    }
    if (plan.sides.length > 1) expect(removeCorner(plan, 1).corners).toHaveLength(plan.corners.length - 1)
    const more = addGate(plan, side)
    if (more !== plan) {
      expect(faultsOf(more)).toEqual([])
      const to = moveGate(more, side, 0, 1e9).sides[side]?.gates
      expect(
        to?.every(({ at, width }, gate) => at + width <= (to[gate + 1]?.at ?? sideLength(more, side)) + 1),
      ).toBe(true)
    }
  }
})

const one = (changes: Partial<Plan['sides'][number]>): Plan => ({
  ...examplePlan,
  sides: [{ ...plainSide, ...changes }],
})
const opening = { at: 0, width: 4 * foot, leaves: 1, opens: 'in', hinge: 'start' } as const

test.each<[string, Plan, string]>([
  [
    'a gate wider than its side',
    {
      ...one({ gates: [{ ...opening, width: 20 * foot }] }),
      corners: [
        { x: 0, y: 0 },
        { x: 10 * foot, y: 0 },
      ],
    },
    'gate-0-0-width',
  ],
  ['gates in each other', one({ gates: [opening, { ...opening, at: 2 * foot }] }), 'gate-0-1-at'],
  ['two leaves of 18 in.', one({ gates: [{ ...opening, width: 3 * foot, leaves: 2 }] }), 'gate-0-0-leaves'],
  [
    'no length',
    {
      ...one({}),
      corners: [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    },
    'length-0',
  ],
  [
    'too long',
    {
      ...one({}),
      corners: [
        { x: 0, y: 0 },
        { x: 1e12, y: 0 },
      ],
    },
    'length-0',
  ],
  ['a wall of earth', one({ rise: 200 * foot }), 'rise-0'],
  ['a setting out of range', { ...one({}), settings: { spare: 99 } }, 'spare'],
  [
    'sides that cross',
    {
      ...one({}),
      sides: [plainSide, plainSide, plainSide],
      corners: [
        [0, 0],
        [40, 0],
        [20, 20],
        [20, -20],
      ].map(([x = 0, y = 0]) => ({ x: x * foot, y: y * foot })),
    },
    'length-2',
  ],
])('%s is told at its field', (_, plan, field) => {
  expect(faultsOf(plan).map((fault) => fault.field)).toEqual([field])
})

test('cut lists cut each piece once, and no length gives more than it has', () => {
  for (let round = 0; round < 50; round += 1) {
    const pieces = Array.from({ length: between(1, 30) }, () => ({
      length: between(20, 190) * inch,
      count: between(1, 4),
    }))
    const stock = [96, 120, 144, 192].map((inches) => inches * inch)
    const { rows } = cutList({ item: 'rails', stock, pieces })
    const cut = rows
      .flatMap((row) => Array.from({ length: row.count }, () => row.pieces).flat())
      .toSorted((a, b) => a - b)
    expect(cut).toEqual(
      pieces
        .flatMap(({ length, count }) => Array.from({ length: count }, () => length))
        .toSorted((a, b) => a - b),
    )
    for (const row of rows)
      expect(row.pieces.reduce((sum, length) => sum + length, 0) + row.left).toBeLessThanOrEqual(row.stock)
  }
})

test('two fences: rebuilt when its life is over, and even from the year that stays so', () => {
  const wood = { price: 3000, upkeep: 150, life: 15 }
  expect(costsOver(wood, 16).slice(14)).toEqual([5100, 5250, 8400])
  expect(breakEven(wood, { price: 4500, upkeep: 0, life: 30 }, 20)).toBe(10)
  expect(breakEven(wood, { price: 9000, upkeep: 500, life: 30 }, 20)).toBeUndefined()
})

test.each<Units>(['feet', 'meters'])('figures of a list in %s are of that unit alone', (units) => {
  const list = JSON.stringify(
    countPlan({ ...examplePlan, units, frost: 0 }).lines.filter(({ group }) => group === 'posts'),
  )
  expect(list).toMatch(units === 'feet' ? / in\. in the ground/ : / mm in the ground/)
})

test('each line has a key of its own, the same in either unit: prices are kept by it', () => {
  const keys = (plan: Plan) => countPlan(plan).lines.map(({ key }) => key)
  for (const plan of plans) {
    const sides = plan.sides.map((side, index) => ({ ...side, slope: 'step' as const, rise: index * foot }))
    const stepped = { ...plan, sides }
    expect(new Set(keys(stepped)).size).toBe(keys(stepped).length)
    expect(keys({ ...stepped, units: 'meters' })).toEqual(keys(stepped))
  }
})

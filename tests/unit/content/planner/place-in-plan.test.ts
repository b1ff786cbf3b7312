import { readQuery } from '@/content/model/planner/read-link'
import { faultsOf } from '@/content/model/planner/faults'
import { foot, inch } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { withFenceAlong, withFenceAround, withProperty } from '@/content/model/planner/place-in-plan'
import { outlineOf, type Outline } from '@/content/model/planner/parcel/outline'
import { examplePlan, mostSides, type Plan, type Point } from '@/content/model/planner/plan'
import { lot } from './parcel/lots'

const yard: Plan = {
  ...examplePlan,
  corners: [
    { x: 1000 * foot, y: 0 },
    { x: 1060 * foot, y: 0 },
    { x: 1060 * foot, y: 40 * foot },
  ],
  sides: [...examplePlan.sides, ...examplePlan.sides].map((side) => ({ ...side, gates: [] })),
  walls: { start: true, end: true },
  frost: 42 * inch,
  house: [
    { x: 0, y: 0 },
    { x: foot, y: foot },
    { x: foot, y: 0 },
  ],
}

const read = (query: string): Plan => {
  const answer = readQuery(new URLSearchParams(query), () => [])
  if ('reason' in answer) throw new Error(answer.reason)
  return answer.plan
}

const outline = (): Outline => {
  const found = outlineOf({ name: '', ring: lot }, false)
  if ('fault' in found) throw new Error(found.fault)
  return found
}

const around = (points: readonly Point[]) => {
  const fenced = withFenceAround(planQuery(yard), { lot: points })
  if ('fault' in fenced) throw new Error(fenced.fault)
  return { ...fenced, plan: read(fenced.query) }
}

test('the property line comes into the plan, its middle on the middle of the fence; all else stays', () => {
  const { points } = outline()
  const { property, ...plan } = read(withProperty(planQuery(yard), { lot: points }))
  const { property: _, ...others } = yard
  expect(plan).toEqual(others)
  expect(property).toEqual(points.map(({ x, y }) => ({ x: x + 1030 * foot, y: y + 20 * foot })))
})

test('a fence all around stands on the property line, in the material and ground of the plan', () => {
  const { plan } = around(outline().points)
  expect(plan.corners).toEqual(plan.property)
  expect(plan).toMatchObject({
    isClosed: true,
    frost: yard.frost,
    house: yard.house,
    walls: { start: false, end: false },
  })
  expect(plan.sides).toHaveLength(5)
  expect(faultsOf(plan)).toEqual([])
})

test('round a lot of many corners, it has as many sides as a fence may, and says how far it is off', () => {
  const round = Array.from({ length: 150 }, (_, index) => {
    const angle = (index / 75) * Math.PI
    return { x: Math.round(100 * foot * Math.cos(angle)), y: Math.round(100 * foot * Math.sin(angle)) }
  })
  const { plan, note } = around(round)
  expect(plan.sides.length).toBeLessThanOrEqual(mostSides)
  expect(note).toMatch(/cuts curves by up to \d/)
  expect(faultsOf(plan)).toEqual([])
  expect(plan.property).toHaveLength(150)
})

test('a side shorter than a fence may be goes', () => {
  const cut = [
    [0, 0],
    [50, 0],
    [50.4, 0.4],
    [50.4, 30],
    [0, 30],
  ].map(([x = 0, y = 0]) => ({ x: Math.round(x * foot), y: Math.round(y * foot) }))
  expect(faultsOf(around(cut).plan)).toEqual([])
})

test('an outline that crosses itself gets a sentence, and no fence', () => {
  const bow = [
    [0, 0],
    [50, 30],
    [50, 0],
    [0, 40],
  ].map(([x = 0, y = 0]) => ({ x: Math.round(x * foot), y: Math.round(y * foot) }))
  expect(withFenceAround(planQuery(yard), { lot: bow })).toEqual({
    fault: expect.stringContaining('cross itself'),
  })
})

test('a house goes with its lot; where none is known, the plan keeps its own until its lot is another one', () => {
  const { points } = outline()
  const house = [
    { x: 0, y: 0 },
    { x: 20 * foot, y: 2 * foot },
    { x: 18 * foot, y: 22 * foot },
  ]
  const query = withProperty(planQuery(yard), { lot: points, house })
  const { property, house: placed } = read(query)
  const offset = (from: Point | undefined, to: Point | undefined) => [
    (to?.x ?? 0) - (from?.x ?? 0),
    (to?.y ?? 0) - (from?.y ?? 0),
  ]
  house.forEach((corner, index) =>
    expect(offset(property[0], placed[index])).toEqual(offset(points[0], corner)),
  )
  expect(read(withProperty(query, { lot: points })).house).toEqual(placed)
  expect(read(withFenceAlong(query, { lot: points })).house).toEqual(placed)
  const wider = points.map(({ x, y }) => ({ x: x * 2, y }))
  expect(read(withProperty(query, { lot: wider })).house).toEqual([])
})

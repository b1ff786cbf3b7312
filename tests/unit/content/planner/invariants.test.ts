import { countPlan, makeOf } from '@/content/model/planner/count'
import { cutList } from '@/content/model/planner/cut-list'
import { splitSide } from '@/content/model/planner/edit'
import { faultsOf } from '@/content/model/planner/faults'
import { foot, inch, lengthText, millimeter, parseLength, type Units } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { plainSide, type Plan } from '@/content/model/planner/plan'
import { materialIds as ids } from '../../../lib/every-material'
import { between, fence, gate, oneOf, randomPlan, reversed } from './plans'

const list = (plan: Plan) => countPlan(plan).lines.map(({ key, count }) => `${key}: ${count}`)
const keysOf = (plan: Plan) => countPlan(plan).lines.map(({ key }) => key)
const countOf = (plan: Plan, key: string) => countPlan(plan).lines.find((line) => line.key === key)?.count
/** A random plan on a slope, in steps. */
const stepped = (plan: Plan): Plan => ({
  ...plan,
  sides: plan.sides.map((side, index) => ({ ...side, rise: between(-12, 12) * index * inch, slope: 'step' })),
})

/** Without the keys of posts, which tell their kinds in the order of the fence. */
const inAnyOrder = (plan: Plan) =>
  list(plan)
    .map((line) => line.replace(/^post [^:]*/, 'posts'))
    .toSorted()
const plans = ids.flatMap((id) => Array.from({ length: 12 }, () => randomPlan(id)))

test('from its other end, and moved, a fence takes the same', () => {
  for (const plan of plans) {
    const corners = plan.corners.map(({ x, y }) => ({ x: x + 1234 * inch, y: y - 77 }))
    expect(list({ ...plan, corners })).toEqual(list(plan))
    expect(inAnyOrder(reversed(plan))).toEqual(inAnyOrder(plan))
    expect(planQuery(reversed(reversed(plan)))).toBe(planQuery(plan))
  }
})

test('in meters, counts stay, and the keys that prices are kept by; depths are in millimeters', () => {
  for (const plan of [...plans, ...plans.map(stepped)]) {
    const meters: Plan = { ...plan, units: 'meters' }
    expect(countPlan(meters).numerals).toEqual(countPlan(plan).numerals)
    expect(list(meters)).toEqual(list(plan))
    expect(JSON.stringify(countPlan(meters).lines)).not.toContain(' in. in the ground')
  }
})

/** Keys that two lines of one list share. */
const shared = (plan: Plan) => keysOf(plan).filter((key, index, keys) => keys.indexOf(key) < index)

test('no two lines have one key: of posts in steps, of gates of one width with one leaf and two', () => {
  for (const plan of plans) expect([plan.material, ...shared(stepped(plan))]).toEqual([plan.material])
  const gates = [gate(2, 10), gate(20, 10, 2)]
  expect(shared(fence('wood', [60], { sides: [{ ...plainSide, gates }] }))).toEqual([])
})

test('the key of posts is the same from whichever kind the fence begins with', () => {
  const corners = [0, 2, 40].map((feet, index) => ({ x: feet * foot, y: index === 2 ? 40 * foot : 0 }))
  const plan = fence('wood', [1, 1], { corners })
  expect(keysOf(reversed(plan)).toSorted()).toEqual(keysOf(plan).toSorted())
})

test('while the frost depth is not known, nothing is shown that hangs on it', () => {
  for (const plan of plans) {
    const shown = list({ ...plan, frost: undefined }).filter((line) => !line.startsWith('post '))
    expect(list({ ...plan, frost: 70 * inch })).toEqual(expect.arrayContaining(shown))
  }
})

test('an opening is clear between its posts, of whatever width they are', () => {
  const clear = ids.map((id) => {
    const count = countPlan(fence(id, [60], { sides: [{ ...plainSide, gates: [gate(20, 5)] }] }))
    const [a, b] = count.yard.posts.filter(({ kind }) => kind === 'gate')
    if (!a || !b) throw new Error('A gate has two posts')
    const posts = (makeOf(count, a).width + makeOf(count, b).width) / 2
    return [id, (Math.abs(b.at - a.at) - posts) / inch]
  })
  expect(clear).toEqual(ids.map((id) => [id, 60]))
})

test('a hole that its post fills is refused, or takes no concrete', () => {
  const filled = ids
    .map((id) => fence(id, [60], { settings: { hole: 4 * inch, bigHole: 4 * inch } }))
    .filter((plan) => faultsOf(plan).length === 0)
    .filter((plan) => countPlan(plan).groups.some(({ concrete }) => concrete < 0))
  expect(filled.map(({ material }) => material)).toEqual([])
})

const even: readonly MaterialId[] = ['wood', 'chain-link', 'split-rail', 'ranch-rail', 'framed-wire']

test.each(even)('%s: a side split at one of its line posts takes what it took', (id) => {
  for (let round = 0; round < 40; round += 1) {
    const plan = randomPlan(id)
    const posts = countPlan(plan).yard.posts.filter(({ kind, at }) => kind === 'line' && at > 0)
    if (posts.length === 0) continue
    const { side, at } = oneOf(posts)
    expect(countPlan(splitSide(plan, side, at)).numerals).toEqual(countPlan(plan).numerals)
  }
})

test.each(even)('%s: it does not matter where a closed fence begins', (id) => {
  const sides = [plainSide, plainSide, plainSide, plainSide]
  const plan = fence(id, [48, 48, 48], { sides, isClosed: true, settings: { spacing: 8 * foot } })
  const corners = [{ x: 24 * foot, y: 0 }, ...plan.corners.slice(1), { x: 0, y: 0 }]
  expect(inAnyOrder({ ...plan, corners, sides: [...sides, plainSide] })).toEqual(inAnyOrder(plan))
})

test('what no tape reads takes no further panel, tie or longer board', () => {
  const longer = (plan: Plan): Plan => ({
    ...plan,
    corners: plan.corners.map(({ x, y }) => ({ x: x && x + 1, y })),
  })
  const wire = fence('framed-wire', [48])
  expect(countOf(longer(wire), 'panels')).toBe(countOf(wire, 'panels'))
  const mesh = fence('chain-link', [60])
  expect(countOf(longer(mesh), 'ties')).toBe(countOf(mesh, 'ties'))
  const stocks = (plan: Plan) =>
    countPlan(plan).cuts.map((cut) => cutList(cut).rows.map(({ stock }) => stock / foot))
  expect(stocks(longer(fence('wood', [48])))).toEqual(stocks(fence('wood', [48])))
})

test('ranch rail: boards over two bays of 8 ft are not cut into one bay each', () => {
  const plan = fence('ranch-rail', [48], { settings: { spacing: 96 * inch, spare: 0 } })
  const [cut] = countPlan(plan).cuts
  const bought = (cut ? cutList(cut).rows : []).reduce((total, row) => total + row.count, 0)
  expect(bought).toBe(countOf(plan, 'boards'))
})

test('in steps uphill, the post at the low end of each bay is a step longer', () => {
  const sides = [{ ...plainSide, rise: 4 * foot, slope: 'step' as const }]
  const { posts } = countPlan(fence('panels', [32], { sides })).yard
  const steps = posts.toSorted((a, b) => a.at - b.at).map(({ extra }) => extra / foot)
  expect(steps).toEqual([1, 1, 1, 1, 0])
})

test.each<[Units, number, number]>([
  ['feet', inch / 16, foot],
  ['meters', millimeter, 1000 * millimeter],
])('lengths in %s are read as they are written, to half of what is written', (units, grain, bare) => {
  for (let round = 0; round < 2000; round += 1) {
    const length = between(0, 5280 * foot)
    const whole = Math.round(length / grain) * grain
    expect(Math.abs((parseLength(lengthText(length, units), bare) ?? NaN) - length)).toBeLessThanOrEqual(
      grain / 2,
    )
    expect(parseLength(lengthText(whole, units), bare)).toBe(whole)
  }
})

test('hinges, and where it is heavy a third one, are bought by what the reader says that a leaf weighs', () => {
  const hinges = (leaf?: string) =>
    countPlan(
      fence('aluminum', [60], {
        sides: [{ ...plainSide, gates: [gate(20, 4)] }],
        settings: { height: String(4 * foot), ...(leaf && { leaf }) },
      }),
    ).lines.find(({ key }) => key.startsWith('hinges'))
  expect(hinges()).toMatchObject({ item: 'Hinges', count: 2 })
  expect(hinges('120')).toMatchObject({ item: 'Hinges, for 60 lb or more', count: 2 })
  expect(hinges('200')).toMatchObject({ item: 'Hinges, for 67 lb or more', count: 3 })
})

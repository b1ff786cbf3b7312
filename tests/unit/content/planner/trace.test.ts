import { foot } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan } from '@/content/model/planner/plan'
import { readQuery } from '@/content/model/planner/read-link'
import { checkText, scaleOf, sideTexts, withTraced, type Traced } from '@/content/model/planner/trace'

const at = (x: number, y: number) => ({ x, y })
const none: Traced = { property: [], house: [], fence: [], isClosed: false }
const example = planQuery(examplePlan)
/** Ten pixels a foot. */
const scale = foot / 10

/** The plan that an address opens. */
function planOf(query: string) {
  const read = readQuery(new URLSearchParams(query), () => [])
  if (!('plan' in read)) throw new Error(read.reason)
  return read.plan
}

test('two points and their distance give the scale, unless they are too near', () => {
  expect(scaleOf([at(0, 0), at(300, 400)], 50 * foot)).toBe(scale)
  expect(scaleOf([at(0, 0), at(6, 0)], 50 * foot)).toBeUndefined()
  expect(scaleOf([at(0, 0)], 50 * foot)).toBeUndefined()
  expect(scaleOf([at(0, 0), at(300, 400)], 0)).toBeUndefined()
})

test.each([
  [400, 40, 'off by 0 ft (0.00 m) or 0.0 percent. Good'],
  [408, 40, 'off by 10 in. (0.24 m) or 2.0 percent. Fair'],
  [440, 40, 'off by 4 ft (1.22 m) or 10.0 percent. Too far'],
])('%i pixels for %i ft are %s', (pixels, feet, said) => {
  expect(checkText(scale, [at(0, 0), at(pixels, 0)], feet * foot)).toContain(said)
})

test('the last side of an outline is told once it has three corners', () => {
  const corners = [at(0, 0), at(300, 0), at(300, 400)]
  expect(sideTexts(corners, true, scale)).toEqual(['30 ft (9.14 m)', '40 ft (12.19 m)', '50 ft (15.24 m)'])
  expect(sideTexts(corners.slice(1), true, scale)).toEqual(['40 ft (12.19 m)'])
})

test('fence, lot and house lie in the plan as in the picture', () => {
  const placed = withTraced(
    `${example}&house=0.0_1.0_1.1`,
    { ...none, property: [at(0, 0), at(800, 0), at(800, 600)], fence: [at(10, 20), at(790, 20)] },
    scale,
  )
  if ('fault' in placed) throw new Error(placed.fault)
  const plan = planOf(placed.query)
  expect(plan.corners).toEqual([at(foot, 2 * foot), at(79 * foot, 2 * foot)])
  expect(plan.property[2]).toEqual(at(80 * foot, 60 * foot))
  // It lay beside the fence that is gone.
  expect(plan.house).toEqual([])
  expect(plan.sides).toHaveLength(1)
})

test('without a fence, the lot lies around the middle of the fence that is there', () => {
  const placed = withTraced(example, { ...none, property: [at(0, 0), at(800, 0), at(800, 600)] }, scale)
  if ('fault' in placed) throw new Error(placed.fault)
  const { property, corners } = planOf(placed.query)
  expect(corners).toEqual(examplePlan.corners)
  expect(property).toEqual([at(20 * foot, -30 * foot), at(100 * foot, -30 * foot), at(100 * foot, 30 * foot)])
})

test.each<[string, Partial<Traced>]>([
  ['at least two corners', {}],
  ['The property line needs a third corner', { property: [at(0, 0), at(9, 9)] }],
  ['The house needs a third corner', { house: [at(0, 0)] }],
  ['needs one more corner', { fence: [at(0, 0)] }],
  ['needs one more corner', { fence: [at(0, 0), at(200, 0)], isClosed: true }],
  ['Side 2 of the fence is shorter than 1 ft', { fence: [at(0, 0), at(200, 0), at(205, 0)] }],
  ['Sides 1 and 3 of the fence cross', { fence: [at(0, 0), at(200, 200), at(200, 0), at(0, 200)] }],
  ['40 sides at most', { fence: Array.from({ length: 60 }, (_, index) => at(index * 50, 0)) }],
])('“%s”', (said, traced) => {
  const placed = withTraced(example, { ...none, ...traced }, scale)
  expect('fault' in placed && placed.fault).toContain(said)
})

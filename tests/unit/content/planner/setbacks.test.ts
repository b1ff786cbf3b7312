import { foot } from '@/content/model/planner/lengths'
import { planQuery } from '@/content/model/planner/link'
import { examplePlan, type Plan, type Point } from '@/content/model/planner/plan'
import { isFault, lotOf, setbacksOf, setbackText } from '@/content/model/planner/setbacks'

const inFeet = (points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([x, y]) => ({ x: x * foot, y: y * foot }))

/** A lot of 100 by 80 ft, with a house of 40 by 30 ft set back 25 ft. */
const lot = {
  property: inFeet([
    [0, 0],
    [100, 0],
    [100, 80],
    [0, 80],
  ]),
  house: inFeet([
    [30, 25],
    [70, 25],
    [70, 55],
    [30, 55],
  ]),
}

const fenced = (corners: readonly (readonly [number, number])[], isClosed = false) =>
  lotOf(
    planQuery({
      ...examplePlan,
      ...lot,
      corners: inFeet(corners),
      sides: sidesOf(corners, isClosed),
      isClosed,
    }),
  )

const sidesOf = (corners: readonly unknown[], isClosed: boolean): Plan['sides'] =>
  corners.slice(isClosed ? 0 : 1).map(() => ({ rise: 0, slope: 'rack', gates: [] }))

test('each side says how far it is from the line and the house, and where', () => {
  const [back, side] = setbacksOf(
    fenced([
      [2, 5],
      [90, 5],
      [90, 70],
    ]),
  )
  expect(back?.property?.length).toBe(2 * foot)
  expect(back?.house?.length).toBe(20 * foot)
  expect(side?.property).toMatchObject({ length: 5 * foot })
  expect(side?.house).toMatchObject({ length: 20 * foot })
  expect(back && setbackText(back, 0)).toBe(
    '2 ft (0.61 m) from the property line, 20 ft (6.10 m) from the house.',
  )
})

test.each<[string, [number, number][], number, boolean]>([
  [
    'at the setback',
    [
      [10, 3],
      [90, 3],
    ],
    3,
    false,
  ],
  [
    'an inch nearer than it',
    [
      [10, 35 / 12],
      [90, 3],
    ],
    3,
    true,
  ],
  [
    'on the line, where nothing is asked',
    [
      [0, 0],
      [100, 0],
    ],
    0,
    false,
  ],
  [
    'beyond the line',
    [
      [10, -1],
      [90, -1],
    ],
    0,
    true,
  ],
  [
    'across the line',
    [
      [90, 40],
      [110, 40],
    ],
    0,
    true,
  ],
  [
    'along the left line',
    [
      [0, 0],
      [0, 80],
    ],
    0,
    false,
  ],
])('a side %s', (_, corners, asked, expected) => {
  const [found] = setbacksOf(fenced(corners))
  expect(found && isFault(found, asked * foot)).toBe(expected)
})

test.each<[string, [number, number][]]>([
  [
    'Crosses the property line, 20 ft (6.10 m) from the house.',
    [
      [90, 40],
      [110, 40],
    ],
  ],
  [
    '1 ft (0.30 m) beyond the property line, 26 ft (7.92 m) from the house.',
    [
      [30, -1],
      [70, -1],
    ],
  ],
])('%s', (said, corners) => {
  const [found] = setbacksOf(fenced(corners))
  expect(found && setbackText(found, 0)).toBe(said)
})

test('a side that leaves a lot with a notch, and comes back, is beyond the line', () => {
  const notched = inFeet([
    [0, 0],
    [20, 0],
    [20, 30],
    [30, 30],
    [30, 0],
    [100, 0],
    [100, 80],
    [0, 80],
  ])
  const corners = inFeet([
    [10, 20],
    [90, 20],
  ])
  const plan = { ...examplePlan, property: notched, corners, sides: sidesOf(corners, false) }
  const [found] = setbacksOf(lotOf(planQuery(plan)))
  expect(found?.isOutside).toBe(true)
})

test('a fence around the lot is measured on its last side, too', () => {
  const found = setbacksOf(
    fenced(
      [
        [5, 5],
        [95, 5],
        [95, 75],
        [2, 75],
      ],
      true,
    ),
  )
  expect(found.map(({ property }) => Math.round((property?.length ?? 0) / foot))).toEqual([5, 5, 2, 2])
  expect(found.some(({ isOutside }) => isOutside)).toBe(false)
})

test('a fence that touches the house or lies on the line says so', () => {
  const [found] = setbacksOf(
    fenced([
      [70, 40],
      [100, 40],
    ]),
  )
  expect(found && setbackText(found, 2 * foot)).toBe(
    'On the property line, touches the house. Your town asks for 2 ft (0.61 m).',
  )
})

test('a plan without outlines has nothing to measure', () => {
  const [found] = setbacksOf(lotOf(planQuery(examplePlan)))
  expect(found).toMatchObject({ property: undefined, house: undefined, isOutside: false })
})

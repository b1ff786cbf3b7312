import { renderToStaticMarkup } from 'react-dom/server'
import { distancesOf } from '@/components/calculator/distances'
import { withOutline } from '@/components/calculator/first-outline'
import { OutlineFields } from '@/components/calculator/outline-fields'
import { setField } from '@/components/calculator/set-field'
import { exampleView } from '@/components/calculator/view'
import { foot } from '@/content/model/planner/lengths'
import { examplePlan, type Plan } from '@/content/model/planner/plan'

/** A lot with five corners, whose box lies 10 ft left of corner 1 and 5 ft above it. */
const lot: Plan = {
  ...examplePlan,
  property: [
    { x: -10 * foot, y: -5 * foot },
    { x: 90 * foot, y: 3 * foot },
    { x: 101 * foot + 7, y: 60 * foot },
    { x: 40 * foot, y: 81 * foot + 1 },
    { x: -4 * foot, y: 70 * foot },
  ],
}

function typed(plan: Plan, field: string, text: string): Plan {
  const set = setField(plan, field, text)
  if ('fault' in set) throw new Error(set.fault)
  return set.plan
}

const fields = (plan: Plan) =>
  [
    ...renderToStaticMarkup(<OutlineFields view={{ ...exampleView, plan }} />).matchAll(
      /data-field="([\w-]+)"/g,
    ),
  ].map(([, field]) => field)

test('a lot that is no rectangle keeps its shape where it is moved', () => {
  const there = typed(typed(lot, 'property-left', '20 ft'), 'property-top', '-1 ft')
  expect(there.property).toEqual(lot.property.map(({ x, y }) => ({ x: x + 30 * foot, y: y + 4 * foot })))
})

test('only a rectangle is asked for its size, and gets it', () => {
  expect(fields(lot)).toEqual(['property-left', 'property-top'])
  const house = withOutline(examplePlan, 'house')
  expect(fields(house)).toEqual(['house-left', 'house-top', 'house-wide', 'house-deep'])
  const [first, , third] = typed(typed(house, 'house-wide', '50 ft'), 'house-deep', '20 ft').house
  expect(first).toEqual(house.house[0])
  expect(third).toEqual({ x: (first?.x ?? 0) + 50 * foot, y: (first?.y ?? 0) + 20 * foot })
})

test('the permit sketch says how far the fence is from the line, and which sides lie beyond it', () => {
  const line = {
    ...examplePlan,
    house: [],
    corners: [
      { x: 0, y: 0 },
      { x: 80 * foot, y: 0 },
    ],
  }
  const box = (top: number) => [
    { x: -10 * foot, y: top },
    { x: 100 * foot, y: top },
    { x: 100 * foot, y: 90 * foot },
    { x: -10 * foot, y: 90 * foot },
  ]
  expect(distancesOf({ ...line, property: box(-3 * foot) })).toEqual([
    'Property line: 3 ft from side 1, at the nearest',
  ])
  expect(distancesOf({ ...line, property: box(2 * foot) })).toEqual(['Beyond the property line: side 1'])
  expect(distancesOf({ ...line, property: [] })).toEqual([])
})

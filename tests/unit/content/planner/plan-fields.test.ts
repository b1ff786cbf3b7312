/** @jest-environment node */
import { frostPlaces } from '@/components/planner/frost-places'
import { parseFeet, parseNumber } from '@/content/model/planner/parse-number'
import { fields, readPlan } from '@/content/model/planner/plan-fields'

const faultsOf = (query: string) => readPlan(new URLSearchParams(query)).faults

test.each([
  ['120', 120],
  [' 58.5 ', 58.5],
  ['58 ft 6 in.', 58.5],
  [`58' 6"`, 58.5],
  ['58′ 6″', 58.5],
  ['100 feet', 100],
  ['1,200', 1200],
  ['1e3', undefined],
  ['-5', undefined],
  ['abc', undefined],
  ['', undefined],
  ['12 ft 13 in.', undefined],
  ['1 2', undefined],
  ['Infinity', undefined],
  ['0x10', undefined],
])('%j is read as %j feet', (text, feet) => {
  expect(parseFeet(text)).toBe(feet)
})

test.each([
  ['.5', 0.5],
  ['12.', 12],
  ['1.2.3', undefined],
  ['½', undefined],
])('%j is read as the number %j', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test.each([
  ['length=0', 'length', 'Enter 1 to 2,000 ft'],
  ['length=10000', 'length', 'Enter 1 to 2,000 ft. Plan a longer fence in parts.'],
  ['length=', 'length', 'Enter a number, such as 120.'],
  ['length=abc', 'length', 'Enter a number, such as 120.'],
  ['length=-5', 'length', 'Leave out the minus sign.'],
  ['length=1e3', 'length', 'Write all digits, such as 120.'],
  ['length=100&gates=9', 'gates', 'Enter 0 to 8'],
  ['length=100&gates=1.5', 'gates', 'Enter a whole number.'],
  ['length=10&gates=1&width=12', 'width', 'The gate is too wide: leave 1 ft of fence in this run.'],
  ['length=10&gates=3&width=4', 'width', 'The gates are too wide: leave 1 ft of fence in this run.'],
  ['length=100&gates=0&frost=97', 'frost', 'Enter 0 to 96 in.'],
  ['length=100&gates=0&frost=-1', 'frost', 'Leave out the minus sign.'],
  ['length=100&gates=0&frost=deep', 'frost', 'Enter a number, such as 42.'],
  ['length=100&gates=0&style=spaced&gap=0', 'gap', 'Enter 0.25 to 6 in.'],
  ['length=100&gates=0&join=loop', 'join', 'A closed loop needs three runs or more.'],
])('%s is refused at the field', (query, field, message) => {
  expect(faultsOf(query)).toEqual([{ field, run: 0, message }])
})

test('a fault names the run it is in', () => {
  expect(faultsOf('length=10&gates=0&length=x&gates=0')).toEqual([expect.objectContaining({ run: 1 })])
})

test.each(Object.entries(fields))('both limits of %s are within it', (name, { least, most }) => {
  // Wide runs, so that no gate is too wide for its own.
  const rest = 'length=2000&gates=1&width=4&style=spaced'
  for (const limit of [least, most]) {
    const query = new URLSearchParams(rest)
    query.set(name, String(limit))
    if (name === 'length') query.set('gates', '0')
    expect(readPlan(query).faults).toEqual([])
  }
})

test.each([
  ['', undefined],
  ['frost=', undefined],
  ['frost=0', 0],
  ['frost=42', 42],
])('%j: the frost depth is %j, and never made up', (query, frost) => {
  expect(readPlan(new URLSearchParams(query))).toMatchObject({ plan: { frost }, faults: [] })
})

test('the places of the form are those of the table, which alone has their figures', () => {
  const places = frostPlaces.map(({ place, inches }) => [place, inches])
  expect(places).toContainEqual(['Minnesota, north', 60])
  expect(places.length).toBeGreaterThan(7)
  const { least, most } = fields.frost
  for (const [, inches] of places) expect(inches).toBeGreaterThanOrEqual(least)
  for (const [, inches] of places) expect(inches).toBeLessThanOrEqual(most)
})

test('what an address makes up is not taken for a choice', () => {
  const { plan } = readPlan(new URLSearchParams('length=100&gates=0&height=99&bag=<b>&style=__proto__'))

  expect(plan).toMatchObject({ height: 6, bag: 80, style: 'butted' })
})

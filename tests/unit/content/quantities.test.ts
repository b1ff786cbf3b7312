import {
  bags,
  concreteVolume,
  gravelVolume,
  postDepth,
  railsPerBay,
  stockLength,
} from '@/content/model/planner/quantities'

test.each([
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [8, 4],
])('a fence %i ft high has %i rails', (height, rails) => {
  expect(railsPerBay(height)).toBe(rails)
})

test.each([
  { diameter: 8, depth: 24, volume: 0.53, bags60: 2, bags80: 1 },
  { diameter: 10, depth: 24, volume: 0.92, bags60: 3, bags80: 2 },
  { diameter: 10, depth: 30, volume: 1.15, bags60: 3, bags80: 2 },
  // 1.64 − 0.26, not 0.38 (JSC).
  { diameter: 10, depth: 36, volume: 1.38, bags60: 4, bags80: 3 },
  { diameter: 12, depth: 30, volume: 1.75, bags60: 4, bags80: 3 },
  { diameter: 12, depth: 36, volume: 2.1, bags60: 5, bags80: 4 },
  { diameter: 12, depth: 42, volume: 2.45, bags60: 6, bags80: 5 },
  { diameter: 12, depth: 48, volume: 2.8, bags60: 7, bags80: 5 },
  { diameter: 12, depth: 60, volume: 3.5, bags60: 8, bags80: 6 },
  { post: 5.5, diameter: 12, depth: 36, volume: 1.73, bags60: 4, bags80: 3 },
  { post: 5.5, diameter: 16, depth: 36, volume: 3.56, bags60: 8, bags80: 6 },
  { post: 5.5, diameter: 16, depth: 42, volume: 4.15, bags60: 10, bags80: 7 },
])('a $diameter × $depth in. hole takes $volume cu ft', ({ post = 3.5, ...hole }) => {
  const exact = concreteVolume(hole.diameter, hole.depth, post)

  expect(Math.abs(exact - hole.volume)).toBeLessThan(0.01)
  expect([bags(exact, 60), bags(exact, 80)]).toEqual([hole.bags60, hole.bags80])
})

test('bags of a whole order are rounded once', () => {
  // 14 holes of 3.33 cu ft, as tingotools.com counts them.
  expect(bags(14 * 3.33, 60)).toBe(104)
  expect(bags(14 * 3.33, 80)).toBe(78)
  // By hand, 10 × 30 in. with a tenth to spare: 1.26 cu ft.
  expect([bags(1.26, 50), bags(1.26, 60), bags(1.26, 80)]).toEqual([4, 3, 3])
})

test('6 in. of gravel fill 0.27 cu ft of a 10 in. hole and 0.39 of a 12 in. one', () => {
  expect(gravelVolume(10, 6)).toBeCloseTo(0.27, 2)
  expect(gravelVolume(12, 6)).toBeCloseTo(0.39, 2)
})

test.each([
  { height: 3, least: 12, better: 18, stock: 6 },
  { height: 4, least: 16, better: 24, stock: 6 },
  { height: 5, least: 20, better: 30, stock: 8 },
  { height: 6, least: 24, better: 36, stock: 10 },
  { height: 8, least: 32, better: 48, stock: 12 },
])('a $height ft fence stands $better in. deep on posts of $stock ft', ({ height, least, better, stock }) => {
  expect(postDepth(height, 'third', 0)).toBe(least)
  expect(postDepth(height, 'half', 0)).toBe(better)
  expect(stockLength(height + better / 12)).toBe(stock)
})

test('frost outranks the rule where it goes deeper', () => {
  expect(postDepth(6, 'half', 42)).toBe(42)
  expect(postDepth(6, 'half', 30)).toBe(36)
})

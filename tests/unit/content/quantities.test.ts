import {
  bagsPerPost,
  bays,
  boards,
  concreteVolume,
  fasteners,
  railsPerBay,
  shadowboxBoards,
  withSpare,
} from '@/content/model/quantities'

// Worked examples that the calculators cited on the page publish.
test.each([
  { run: 100, spacing: 8, bayCount: 13, posts: 14 },
  { run: 150, spacing: 8, bayCount: 19, posts: 20 },
  { run: 200, spacing: 8, bayCount: 25, posts: 26 },
  { run: 96, spacing: 8, bayCount: 12, posts: 13 },
  { run: 48, spacing: 8, bayCount: 6, posts: 7 },
  { run: 100, spacing: 6, bayCount: 17, posts: 18 },
])(
  '$run ft with posts at most $spacing ft apart has $bayCount bays and $posts posts',
  ({ run, spacing, bayCount, posts }) => {
    expect(bays(run, spacing)).toMatchObject({ bays: bayCount, posts })
  },
)

test('the bays of a run are even', () => {
  expect(bays(100, 8).bayFeet).toBeCloseTo(7.692, 3)
})

test.each([
  { run: 100, width: 5.5, gap: 0.5, count: 200 },
  { run: 100, width: 5.5, gap: 0.25, count: 209 },
  { run: 100, width: 3.5, gap: 0, count: 343 },
  { run: 100, width: 5.5, gap: 0, count: 219 },
  { run: 100, width: 3.5, gap: 2, count: 219 },
  { run: 100, width: 5.5, gap: 3, count: 142 },
  { run: 150, width: 5.5, gap: 0, count: 328 },
  { run: 100, width: 5.5, gap: -1, count: 267 },
])('$run ft of $width in. boards with $gap in. between them takes $count', ({ run, width, gap, count }) => {
  expect(boards(run, width, gap)).toBe(count)
})

test('a shadowbox has two faces', () => {
  expect(shadowboxBoards(100, 5.5, 1)).toBe(268)
})

test.each([
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [8, 4],
])('a fence %i ft high has %i rails', (height, rails) => {
  expect(railsPerBay(height)).toBe(rails)
})

test('two screws hold each board at each rail', () => {
  expect(fasteners(219, 3)).toBe(1314)
})

test.each([
  { diameter: 8, depth: 24, volume: 0.53, bags60: 2, bags80: 1 },
  { diameter: 10, depth: 24, volume: 0.92, bags60: 3, bags80: 2 },
  { diameter: 10, depth: 30, volume: 1.15, bags60: 3, bags80: 2 },
  { diameter: 12, depth: 30, volume: 1.75, bags60: 4, bags80: 3 },
  { diameter: 12, depth: 36, volume: 2.1, bags60: 5, bags80: 4 },
  { diameter: 12, depth: 48, volume: 2.8, bags60: 7, bags80: 5 },
])('a $diameter × $depth in. hole takes $volume cu ft', ({ diameter, depth, volume, bags60, bags80 }) => {
  const exact = concreteVolume(diameter, depth, 3.5)

  expect(exact).toBeCloseTo(volume, 2)
  expect(bagsPerPost(exact, 60)).toBe(bags60)
  expect(bagsPerPost(exact, 80)).toBe(bags80)
})

test('a tenth to spare is rounded up', () => {
  expect(withSpare(219)).toBe(241)
  expect(withSpare(100)).toBe(110)
})

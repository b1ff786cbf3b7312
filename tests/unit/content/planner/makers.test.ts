/** @jest-environment node */
import { countPlan, type Count } from '@/content/model/planner/count'
import { foot, inch } from '@/content/model/planner/lengths'
import type { MaterialId } from '@/content/model/planner/materials/names'
import { examplePlan, plainSide, type Gate, type Plan } from '@/content/model/planner/plan'
import { baysOf } from '@/content/model/planner/yard'
import '../../../lib/every-material'

// Sums that makers and sellers have published, and what the calculator makes of the same fence.

type Changes = Partial<Omit<Plan, 'material'>>

/** Sides of these lengths in feet, each a right angle on. */
function fence(material: MaterialId, lengths: readonly number[], changes: Changes = {}): Plan {
  const corners = [{ x: 0, y: 0 }]
  lengths.forEach((length, side) => {
    const { x, y } = corners.at(-1) ?? { x: 0, y: 0 }
    const [across, down] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][side % 4] ?? [0, 0]
    corners.push({ x: x + (across ?? 0) * length * foot, y: y + (down ?? 0) * length * foot })
  })
  return { ...examplePlan, material, corners, sides: lengths.map(() => plainSide), frost: 0, ...changes }
}

const gate = (at: number, width: number): Gate => ({
  at: at * foot,
  width: width * foot,
  leaves: 1,
  opens: 'in',
  hinge: 'start',
})
const line = ({ lines }: Count, key: string) => lines.find((other) => other.key === key)?.count
const kinds = ({ yard }: Count, kind: string) => yard.posts.filter((post) => post.kind === kind).length

test('Hoover: 75 ft of vinyl rails at 8 ft is 10 sections with 9 line posts', () => {
  const count = countPlan(fence('vinyl', [75], { settings: { style: 'ranch3' } }))
  expect([baysOf(count.yard).length, kinds(count, 'line')]).toEqual([10, 9])
})

test('Hoover: 235 ft of three rails takes 45 rails of 16 ft and 90 lock rings', () => {
  const count = countPlan(fence('vinyl', [235], { settings: { style: 'ranch3' } }))
  expect([line(count, 'rails'), line(count, 'rings')]).toEqual([45, 90])
})

test('America’s Fence Store: 10 ft, a 4 ft gate and 9 ft of aluminum in 6 ft panels', () => {
  const sides = [{ ...plainSide, gates: [gate(10, 4)] }]
  const count = countPlan(fence('aluminum', [23], { sides }))
  expect(line(count, 'panels')).toBe(4)
  expect([kinds(count, 'line'), kinds(count, 'gate'), kinds(count, 'end')]).toEqual([2, 2, 2])
})

test.each([
  ['in the middle', 73, 4],
  ['at one end', 0, 3],
])('Fence Farm: in 150 ft, a gate %s makes this many posts that take a pull', (_, at, most) => {
  const count = countPlan(fence('chain-link', [150], { sides: [{ ...plainSide, gates: [gate(at, 4)] }] }))
  expect(count.yard.posts.length - kinds(count, 'line')).toBe(most)
})

test('Iron Fence Shop: steel panels of 96 in. and posts of 2 in. stand 98 in. apart', () => {
  const count = countPlan(fence('steel', [49]))
  expect(new Set(baysOf(count.yard).map(({ from, to }) => (to - from) / inch))).toEqual(new Set([98]))
})

test('Iron Fence Shop: a 4 ft panel 2 in. off the ground on a 6 ft post leaves 22 in. for the hole', () => {
  const [group] = countPlan(fence('aluminum', [24], { settings: { depth: 22 * inch } })).groups
  expect(group && [group.make.above / inch, group.length / foot]).toEqual([50, 6])
})

test.each([
  [54, 6, 5],
  [84, 9, 8],
])('an instruction sheet: %s ft of chain link is %s bays with %s line posts', (length, bays, posts) => {
  const count = countPlan(fence('chain-link', [length]))
  expect([baysOf(count.yard).length, kinds(count, 'line')]).toEqual([bays, posts])
})

test('Fencecalc: 90 ft of mesh is two rolls of 50 ft', () => {
  expect(line(countPlan(fence('chain-link', [90], { settings: { spare: 0 } })), 'mesh')).toBe(2)
})

test.each([
  [4, 24, 6.5],
  [5, 27, 6.5],
  [6, 30, 8],
])(
  'ASTM F567, as Byesville has it: line posts of a %s ft fence stand %s in. deep in holes of %s in.',
  (high, depth, hole) => {
    const { groups } = countPlan(fence('chain-link', [40], { settings: { height: String(high * foot) } }))
    const make = groups.find((group) => group.kinds.line)?.make
    expect(make && [make.depth / inch, make.hole / inch]).toEqual([depth, hole])
  },
)

test.each([
  [[100], false, 9],
  [[50, 50], false, 8],
  [[45, 55], false, 9],
  [[50, 50, 50], true, 16],
])('by the side, %s ft of chain link (closed: %s) takes %s line posts', (lengths, isClosed, posts) => {
  const plan = fence('chain-link', lengths)
  const closed = isClosed ? { ...plan, isClosed, sides: [...plan.sides, plainSide] } : plan
  expect(kinds(countPlan(closed), 'line')).toBe(posts)
})

test('a deck’s diary: 60 ft of welded wire takes four panels of 16 ft', () => {
  expect(line(countPlan(fence('framed-wire', [60])), 'panels')).toBe(4)
})

test('Trex: 43 ft in sections of 8 ft is six', () => {
  expect(line(countPlan(fence('panels', [43])), 'panels')).toBe(6)
})

test('This Old House: 48 ft of ranch rail is six sections with seven posts', () => {
  const count = countPlan(fence('ranch-rail', [48], { settings: { spacing: 96 * inch } }))
  expect([baysOf(count.yard).length, count.yard.posts.length]).toEqual([6, 7])
})

test('wiseGEEK: rails of 10 ft make ten bays of 100 ft', () => {
  expect(line(countPlan(fence('split-rail', [100])), 'rails')).toBe(20)
})

test('Wisconsin: each end of a wire fence has a brace post 8 ft away', () => {
  const { yard } = countPlan(fence('field-wire', [300]))
  expect(yard.posts.filter(({ kind }) => kind === 'brace').map(({ at }) => at / foot)).toEqual([8, 292])
})

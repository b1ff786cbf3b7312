import { countPlan } from '@/content/model/planner/count'
import { foot, inch } from '@/content/model/planner/lengths'
import { plainSide, type Plan } from '@/content/model/planner/plan'
import { baysOf } from '@/content/model/planner/yard'
import '../../../lib/every-material'
import { fence, gate } from './plans'

// Sums that makers and sellers have published, and what the calculator makes of the same fence.

const withGate = (at: number) => ({ sides: [{ ...plainSide, gates: [gate(at, 4)] }] })
const closed = { isClosed: true, sides: [plainSide, plainSide, plainSide, plainSide] }
const rails = { settings: { style: 'ranch3' } }

/** `line`, `gate` and `end` are posts, `pulled` those that take a pull. */
test.each<[string, Plan, Readonly<Record<string, number>>]>([
  ['Hoover: 75 ft of vinyl rails at 8 ft', fence('vinyl', [75], rails), { bays: 10, line: 9 }],
  ['Hoover: 235 ft of three vinyl rails', fence('vinyl', [235], rails), { rails: 45, rings: 90 }],
  [
    'America’s Fence Store: 10 ft, a 4 ft gate and 9 ft of aluminum in 6 ft panels',
    fence('aluminum', [23], withGate(10)),
    { panels: 4, line: 2, gate: 2, end: 2 },
  ],
  ['Fence Farm: a gate in the middle of 150 ft', fence('chain-link', [150], withGate(73)), { pulled: 4 }],
  ['Fence Farm: a gate at one end of 150 ft', fence('chain-link', [150], withGate(0)), { pulled: 3 }],
  ['an instruction sheet: 54 ft of chain link', fence('chain-link', [54]), { bays: 6, line: 5 }],
  ['an instruction sheet: 84 ft of chain link', fence('chain-link', [84]), { bays: 9, line: 8 }],
  ['Fencecalc: 90 ft in rolls of 50 ft', fence('chain-link', [90], { settings: { spare: 0 } }), { mesh: 2 }],
  ['by the side, 100 ft of chain link', fence('chain-link', [100]), { line: 9 }],
  ['by the side, twice 50 ft', fence('chain-link', [50, 50]), { line: 8 }],
  ['by the side, 45 ft and 55 ft', fence('chain-link', [45, 55]), { line: 9 }],
  ['by the side, 50 ft around a square', fence('chain-link', [50, 50, 50], closed), { line: 16 }],
  ['a deck’s diary: 60 ft of welded wire in panels of 16 ft', fence('framed-wire', [60]), { panels: 4 }],
  ['Trex: 43 ft in sections of 8 ft', fence('panels', [43]), { panels: 6 }],
  [
    'This Old House: 48 ft of ranch rail',
    fence('ranch-rail', [48], { settings: { spacing: 96 * inch } }),
    { bays: 6, posts: 7 },
  ],
  ['wiseGEEK: 100 ft in rails of 10 ft', fence('split-rail', [100]), { rails: 20 }],
])('%s', (_, plan, published) => {
  const { yard, lines } = countPlan(plan)
  const countOf = (kind: string) => yard.posts.filter((post) => post.kind === kind).length
  const found: Readonly<Record<string, number>> = {
    ...Object.fromEntries(lines.map(({ key, count }) => [key, count])),
    ...Object.fromEntries(yard.posts.map(({ kind }) => [kind, countOf(kind)])),
    bays: baysOf(yard).length,
    posts: yard.posts.length,
    pulled: yard.posts.length - countOf('line'),
  }
  expect(found).toMatchObject(published)
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
  [4, 24, 6.5],
  [5, 27, 6.5],
  [6, 30, 8],
])(
  'ASTM F567, as Byesville has it: line posts of a %s ft fence: %s in. deep, %s in. holes',
  (high, ...wanted) => {
    const { groups } = countPlan(fence('chain-link', [40], { settings: { height: String(high * foot) } }))
    const make = groups.find((group) => group.kinds.line)?.make
    expect(make && [make.depth / inch, make.hole / inch]).toEqual(wanted)
  },
)

test('Wisconsin: each end of a wire fence has a brace post 8 ft away', () => {
  const { yard } = countPlan(fence('field-wire', [300]))
  expect(yard.posts.filter(({ kind }) => kind === 'brace').map(({ at }) => at / foot)).toEqual([8, 292])
})

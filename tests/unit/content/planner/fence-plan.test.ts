/** @jest-environment node */
import { defaultPlan } from '@/content/model/planner/default-plan'
import { countPlan, type FencePlan, type Run } from '@/content/model/planner/fence-plan'
import { shoppingList } from '@/content/model/planner/shopping-list'
import { seeded } from '../../../lib/seeded'

const run = (length: number, gates = 0, gateWidth = 4): Run => ({ length, gates, gateWidth })
const planOf = (changes: Partial<FencePlan>): FencePlan => ({ ...defaultPlan, runs: [run(100)], ...changes })

const random = seeded(811)
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[between(0, items.length - 1)] ?? items[0]

function randomPlan(): FencePlan {
  const runs = Array.from({ length: between(1, 8) }, () =>
    run(between(60, 4000) / 2, between(0, 3), between(4, 16) / 2),
  )
  return {
    runs,
    join: runs.length > 2 ? oneOf(['line', 'loop', 'apart']) : oneOf(['line', 'apart']),
    height: oneOf([3, 4, 5, 6, 8]),
    spacing: oneOf([4, 6, 8]),
    style: oneOf(['butted', 'spaced', 'overlapped', 'shadowbox']),
    gap: between(2, 48) / 8,
    boardWidth: oneOf([3.5, 5.5]),
    hole: between(8, 24),
    largeHole: between(12, 36),
    depthRule: oneOf(['half', 'third']),
    frost: oneOf([0, 0, 12, 42, 60]),
    gravel: between(0, 12),
    bag: oneOf([50, 60, 80]),
    spare: between(0, 50),
    buildsGates: random() < 0.5,
    kickboards: random() < 0.5,
  }
}

/**
 * Counts a plan by walking along it with a post in hand: no division by the spacing, no formula of the site's.
 */
function walk(plan: FencePlan) {
  const stations: ('post' | 'shared')[] = []
  let [bays, boards, gatePosts] = [0, 0, 0]
  plan.runs.forEach(({ length, gates, gateWidth }, index) => {
    const pieces = gates + 1
    const piece = (length - gates * gateWidth) / pieces
    for (let number = 0; number < pieces; number += 1) {
      let inPiece = 1
      while (piece / inPiece > plan.spacing + 1e-9) inPiece += 1
      bays += inPiece
      for (let post = 0; post <= inPiece; post += 1) stations.push('post')
    }
    gatePosts += gates * 2
    const meetsNext = index < plan.runs.length - 1 ? plan.join !== 'apart' : plan.join === 'loop'
    if (meetsNext) stations.push('shared')
    boards += boardsAlong(piece * pieces, plan)
    if (plan.buildsGates) for (let gate = 0; gate < gates; gate += 1) boards += boardsAlong(gateWidth, plan)
  })
  const posts =
    stations.filter((station) => station === 'post').length -
    stations.filter((station) => station === 'shared').length
  return { posts, bays, boards, gatePosts }
}

/** Lays boards down one by one until the length is covered. */
function boardsAlong(feet: number, { style, gap, boardWidth }: FencePlan): number {
  const step = {
    butted: boardWidth,
    spaced: boardWidth + gap,
    overlapped: boardWidth - 1,
    shadowbox: 2 * boardWidth - 2,
  }[style]
  let count = 0
  while (count * step < feet * 12 - 1e-6) count += 1
  return style === 'shadowbox' ? count * 2 : count
}

const plans = Array.from({ length: 200 }, randomPlan)

test('200 random plans come to what an independent count finds', () => {
  for (const plan of plans) {
    const count = countPlan(plan)
    const walked = walk(plan)

    expect({ plan, posts: count.posts, bays: count.bays, boards: count.boards }).toEqual({
      plan,
      posts: walked.posts,
      bays: walked.bays,
      boards: walked.boards,
    })
    expect(count.groups.reduce((sum, { gate }) => sum + gate, 0)).toBe(walked.gatePosts)
  }
})

test('no bay is wider than its limit, and the bays fill their run', () => {
  for (const plan of plans) {
    countPlan(plan).runs.forEach(({ bays, bayFeet, stretches }, index) => {
      const { length = 0, gates = 0, gateWidth = 0 } = plan.runs[index] ?? {}
      expect(bayFeet).toBeLessThanOrEqual(plan.spacing + 1e-9)
      expect(bays * bayFeet * stretches + gates * gateWidth).toBeCloseTo(length, 6)
    })
  }
})

test('concrete and gravel are those of all holes together', () => {
  for (const plan of plans) {
    const { groups, concrete, gravel } = countPlan(plan)
    const linePosts = Math.max(plan.height * (plan.depthRule === 'half' ? 6 : 4), plan.frost ?? 0)
    let [wet, stone] = [0, 0]
    for (const { size, count, gate } of groups) {
      const depth = gate > 0 ? Math.max(linePosts + 6, 36) : linePosts
      const [across, post] = size === '6×6' ? [plan.largeHole, 5.5] : [plan.hole, 3.5]
      const circle = (Math.PI / 4) * across * across
      wet += (count * depth * (circle - post * post)) / 12 ** 3
      stone += (count * plan.gravel * circle) / 12 ** 3
    }
    expect(concrete).toBeCloseTo(wet, 6)
    expect(gravel).toBeCloseTo(stone, 6)
  }
})

test.each([
  [{}, 14, 39, 219],
  [{ height: 4 }, 14, 26, 219],
  [{ height: 4, style: 'spaced', gap: 0.5 } as const, 14, 26, 200],
  [{ height: 4, style: 'spaced', gap: 0.25 } as const, 14, 26, 209],
  [{ boardWidth: 3.5 } as const, 14, 39, 343],
  [{ height: 4, boardWidth: 3.5, style: 'spaced', gap: 2 } as const, 14, 26, 219],
  [{ style: 'spaced', gap: 3 } as const, 14, 39, 142],
  [{ style: 'overlapped' } as const, 14, 39, 267],
  [{ style: 'shadowbox' } as const, 14, 39, 268],
  [{ runs: [run(150)] }, 20, 57, 328],
  [{ runs: [run(200)] }, 26, 75, 437],
  [{ runs: [run(96)] }, 13, 36, 210],
  [{ runs: [run(48)] }, 7, 18, 105],
  [{ spacing: 6 }, 18, 51, 219],
])('published examples: %j takes %i posts, %i rails, %i boards', (changes, posts, rails, boards) => {
  const count = countPlan(planOf(changes))

  expect([count.posts, count.bays * count.railsPerBay, count.boards]).toEqual([posts, rails, boards])
})

test('120 ft with a gate, to the last bag', () => {
  const { summary, lines } = shoppingList(defaultPlan)

  expect(summary).toBe('18 posts, 48 rails, 280 boards, 56 bags of concrete (80 lb)')
  expect(Object.fromEntries(lines.map(({ item, amount }) => [item, amount]))).toEqual({
    '4×4 line posts, 10 ft': '14',
    '4×4 end posts, 10 ft': '2',
    '6×6 gate posts, 10 ft': '2',
    '2×4 rails, at least 7 ft 3 in.': '48',
    '1×6 boards, 6 ft': '280',
    'Screws, #8 × 2 in.': '1,677 (14 lb)',
    'Rail brackets, if you use them': '96',
    'Concrete in 80 lb bags': '56',
    '4×4 post caps': '16',
    '6×6 post caps': '2',
    'Gravel in ½ cu ft bags': '13 (0.23 cu yd)',
    'Gate leaves, 3 ft 10½ in. wide, about 99 lb': '1',
    Hinges: '3',
    Latches: '1',
  })
})

test.each([
  ['a board gate in a 6 ft fence', {}, 4, '6×6', 42],
  ['a narrow one', {}, 3, '6×6', 42],
  [
    'light, but over 4 ft wide',
    { height: 3, style: 'spaced', boardWidth: 3.5, gap: 2.5 } as const,
    5,
    '6×6',
    36,
  ],
  ['a picket gate', { height: 4, style: 'spaced', boardWidth: 3.5, gap: 2.5 } as const, 4, '4×4', 36],
  ['two light leaves', { height: 3, style: 'spaced', boardWidth: 3.5, gap: 2.5 } as const, 8, '4×4', 36],
  ['the least depth', { depthRule: 'third' } as const, 4, '6×6', 36],
  ['frost below the rest', { frost: 60 }, 4, '6×6', 66],
])('gate posts go by the leaf, and deeper: %s', (_, changes, width, size, depth) => {
  const { groups } = countPlan(planOf({ runs: [run(100, 1, width)], ...changes }))
  expect(groups.filter(({ gate }) => gate > 0)).toMatchObject([{ size, depth, gate: 2, line: 0 }])
})

test('a leaf weighs what its lumber does', () => {
  // 9 boards of 5½ × ¾ in., 6 ft long; three rails of 46½ in., two uprights of 72 in., a brace between opposite corners.
  const boards = 9 * 5.5 * 0.75 * 72
  const frame = (3 * 46.5 + 2 * 72 + Math.sqrt(46.5 ** 2 + 72 ** 2)) * 1.5 * 3.5
  expect(countPlan(defaultPlan).runs[0]?.leafWeight).toBeCloseTo(((boards + frame) / 1728) * 37, 6)
})

test('while nobody has said how deep the ground freezes, the list has no length and no concrete, and says so', () => {
  for (const plan of plans) {
    const { lines, notes, missing, summary } = shoppingList({ ...plan, frost: undefined })
    expect(missing).toContain('how deep your ground freezes')
    expect(summary).toContain('Missing: the frost depth')
    expect(lines.map(({ item }) => item).join()).not.toMatch(/posts, \d+ ft|Concrete/)
    expect([...notes, summary].join()).not.toMatch(/Dig|bag/)

    const known = shoppingList({ ...plan, frost: 0 })
    expect(known.missing).toBeUndefined()
    const counts = (list: typeof known) =>
      list.lines.flatMap(({ item, amount }) => (item.startsWith('Concrete') ? [] : [amount]))
    expect(counts(known)).toEqual(counts({ ...known, lines }))
  }
})

test('an 8 ft fence stands on 6×6 posts, and a double gate hangs on them', () => {
  const tall = countPlan(planOf({ height: 8, runs: [run(100, 1, 3)] }))
  expect(tall.groups.map(({ size, depth }) => [size, depth])).toEqual([
    ['6×6', 48],
    ['6×6', 54],
  ])
  const { groups } = countPlan(planOf({ runs: [run(100, 1, 10)] }))
  expect(groups.map(({ size, gate }) => [size, gate])).toEqual([
    ['4×4', 0],
    ['6×6', 2],
  ])
  expect(shoppingList(planOf({ runs: [run(100, 1, 10)] })).lines).toContainEqual(
    expect.objectContaining({ item: 'Drop bolts', amount: '1' }),
  )
})

test('gates away from the middle take no more posts than the note allows for', () => {
  const count = countPlan(planOf({ runs: [run(100, 1)] }))
  const [counted] = count.runs
  for (let place = 0; place <= 96; place += 0.5) {
    const pieces = [place, 96 - place].filter((piece) => piece > 0)
    const posts = pieces.reduce((sum, piece) => sum + Math.ceil(piece / 8) + 1, 0)
    expect(posts).toBeLessThanOrEqual(count.posts + (counted?.extra ?? 0))
  }
})

import { countPlan, type Count } from '@/content/model/planner/count'
import { foot, inch } from '@/content/model/planner/lengths'
import type { MaterialId } from '@/content/model/planner/materials/names'
import type { Plan } from '@/content/model/planner/plan'
import { materialIds } from '../../../lib/every-material'
import { randomPlan } from './plans'
import { piecesAlong, walk, type Walk } from './walk'

const height = (plan: Plan) => Number(plan.settings['height']) / foot
const style = (plan: Plan) => String(plan.settings['style'])
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const spare = (count: number) => Math.ceil(Number((count * 1.1).toFixed(6)))

/** Inches across a gate's posts: under a light leaf, and under a heavy one. */
const gatePosts: Readonly<Record<MaterialId, readonly [number, number]>> = {
  wood: [3.5, 5.5],
  panels: [3.5, 5.5],
  vinyl: [5, 5],
  'chain-link': [2.5, 2.5],
  aluminum: [2.5, 2.5],
  steel: [2.5, 2.5],
  'split-rail': [5, 5],
  'ranch-rail': [3.5, 5.5],
  'framed-wire': [3.5, 5.5],
  'field-wire': [8, 8],
}

const panelled = new Set<MaterialId>(['panels', 'vinyl', 'aluminum', 'steel'])

/** What the walk says must be bought, by the key of its line. */
type Expected = (walked: Walk, plan: Plan) => Readonly<Record<string, number>>

const bays = ({ stretches }: Walk) => sum(stretches.map((widths) => widths.length))
/** Whole feet, but for what no tape reads. */
const faceFeet = ({ faces }: Walk) => Math.ceil((sum(faces) - 0.03) / 12)
const posts = (walked: Walk) => sum(Object.values(walked.posts))

const expected: Readonly<Record<MaterialId, Expected>> = {
  wood: (walked, plan): Record<string, number> => {
    const gates = plan.sides.flatMap((side) => side.gates)
    const leaves = sum(gates.map((gate) => gate.leaves))
    const steps: Record<string, number> = { butted: 5.5, spaced: 8, overlapped: 4.5, shadowbox: 9 }
    const step = steps[style(plan)]
    if (step === undefined) {
      let rows = 0
      while (2 + rows * 8 + 5.5 <= height(plan) * 12) rows += 1
      return { boards: spare((bays(walked) + leaves) * rows) }
    }
    const faces = style(plan) === 'shadowbox' ? 2 : 1
    const on = (length: number) => faces * piecesAlong(length, step)
    const rails = bays(walked) * (height(plan) <= 4 ? 2 : height(plan) <= 6 ? 3 : 4)
    const boards = sum(walked.faces.map(on)) + sum(gates.map(({ width }) => on(width / inch)))
    return { rails, boards: spare(boards), railscrews: 4 * rails }
  },
  panels: (walked) => ({ panels: bays(walked), brackets: 6 * bays(walked), caps: posts(walked) }),
  vinyl: (walked, plan): Record<string, number> => {
    if (!style(plan).startsWith('ranch')) return { sections: bays(walked), caps: posts(walked) }
    const rails =
      Number(style(plan).at(-1)) * sum(walked.stretches.map(({ length }) => piecesAlong(length, 2)))
    return { rails, rings: 2 * rails }
  },
  'chain-link': (walked, plan) => {
    const ends = 2 * walked.faces.length
    const bands = { 3: 3, 3.5: 3, 4: 3, 5: 4, 6: 5 }[height(plan)] ?? 0
    return {
      mesh: piecesAlong(spare(faceFeet(walked)), 50),
      rail: piecesAlong(faceFeet(walked), 21),
      bars: ends,
      bands: ends * bands,
      loops: walked.posts.line,
      domes: posts(walked) - walked.posts.line,
    }
  },
  aluminum: (walked) => ({ panels: bays(walked), caps: posts(walked) }),
  steel: (walked) => ({ panels: bays(walked), caps: posts(walked) }),
  'split-rail': (walked, plan) => ({ rails: bays(walked) * Number(style(plan)) }),
  'ranch-rail': (walked, plan) => ({
    boards: spare(Math.ceil((bays(walked) * Number(style(plan))) / 2)),
    trim: posts(walked),
  }),
  'framed-wire': (walked) => {
    const widest = Math.max(...walked.stretches.flat())
    let fit = 0
    while ((fit + 1) * widest <= 192 + 0.01) fit += 1
    return { panels: Math.ceil(bays(walked) / fit), rails: 2 * bays(walked) }
  },
  'field-wire': (walked) => ({
    mesh: piecesAlong(spare(faceFeet(walked)), 330),
    crossbars: walked.posts.brace,
  }),
}

const kindsOf = ({ yard }: Count) => {
  const kinds = { line: 0, brace: 0, end: 0, corner: 0, gate: 0 }
  for (const { kind } of yard.posts) kinds[kind] += 1
  return kinds
}

test.each(materialIds)('%s, 100 seeded plans: a walk along the fence counts the same', (material) => {
  const [light, heavy] = gatePosts[material]
  for (let index = 0; index < 100; index += 1) {
    const plan = randomPlan(material)
    const count = countPlan(plan)
    const walked = walk(plan, {
      gatePost: (side, gate) =>
        count.yard.gates.filter((placed) => placed.side === side)[gate]?.leaf.isHeavy ? heavy : light,
      most: Number(plan.settings['spacing']) / inch,
      isPanel: panelled.has(material) && plan.settings['rest'] === 'cut' && !style(plan).startsWith('ranch'),
      brace: material === 'field-wire' ? 96 : 0,
    })
    const lines = Object.fromEntries(count.lines.map((line) => [line.key, line.count]))
    const wanted = expected[material](walked, plan)
    const found = Object.fromEntries(Object.keys(wanted).map((key) => [key, lines[key] ?? 0]))
    expect({ plan, ...kindsOf(count), ...found }).toEqual({ plan, ...walked.posts, ...wanted })
  }
})

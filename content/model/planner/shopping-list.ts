import { feetAndInches, inches } from '../feet-and-inches'
import { bags, bagYield, fasteners, withSpare } from '../quantities'
import { boardGap, countPlan, type FencePlan, type PlanCount, type PostGroup } from './fence-plan'

/** What to buy, how much of it, and how that was counted. */
export type ListLine = { readonly item: string; readonly amount: string; readonly formula: string }

export type ShoppingList = {
  /** The plan in words. */
  readonly plan: string
  readonly summary: string
  readonly lines: readonly ListLine[]
  readonly notes: readonly string[]
}

/** Of coated #8 × 2 in. screws. Boxes differ. */
const screwsPerPound = 120
/** Cubic feet in a bag of gravel. */
const gravelBag = 0.5

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
export const figure = (value: number): string => decimals.format(value)

const plural = (count: number, one: string, more = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : more}`
const withSign = (size: string) => size.replace('x', '×')

export function shoppingList(plan: FencePlan): ShoppingList {
  const count = countPlan(plan)
  const all = withSpare(count.boards, plan.spare)
  const rails = count.bays * count.railsPerBay
  return {
    plan: describePlan(plan),
    summary: `${plural(count.posts, 'post')}, ${plural(rails, 'rail')}, ${plural(all, 'board')}, ${plural(concreteBags(plan, count), 'bag')} of concrete (${plan.bag} lb)`,
    lines: [
      ...postLines(plan, count),
      ...woodLines(plan, count, rails, all),
      ...groundLines(plan, count),
      ...gateLines(plan, count),
    ],
    notes: notesOn(plan, count),
  }
}

const concreteBags = (plan: FencePlan, count: PlanCount) =>
  bags((count.concrete * (100 + plan.spare)) / 100, plan.bag)

function describePlan(plan: FencePlan): string {
  const runs = plan.runs.map(({ length, gates, gateWidth }) =>
    gates > 0
      ? `${feetAndInches(length)} with ${plural(gates, 'gate')} of ${feetAndInches(gateWidth)}`
      : feetAndInches(length),
  )
  const style = {
    butted: 'side by side',
    spaced: `${inches(plan.gap)} in. apart`,
    overlapped: 'board-on-board',
    shadowbox: 'shadowbox',
  }[plan.style]
  return `${runs.join('; ')}. ${plan.height} ft high, posts at most ${plan.spacing} ft apart, ${boardName(plan)} boards ${style}.`
}

const boardName = ({ boardWidth }: FencePlan) => (boardWidth === 3.5 ? '1×4' : '1×6')

function postLines(plan: FencePlan, { runs, groups, depth, postFeet, postStock }: PlanCount): ListLine[] {
  const length = `${plan.height} ft + ${figure(depth)} in. = ${feetAndInches(postFeet)}`
  const bayCounts = runs.map(
    (run, index) =>
      `${runs.length > 1 ? `run ${index + 1}: ` : ''}${feetAndInches(run.stretch)} ÷ ${plan.spacing} ft → ${plural(run.bays, 'bay')} of ${feetAndInches(run.bayFeet)}${run.stretches > 1 ? `, ${run.stretches} times` : ''}`,
  )
  const kinds = (group: PostGroup): [keyof PostGroup, string, string][] => [
    ['line', 'Line posts', `${bayCounts.join('; ')}; 1 post less than bays between two ends`],
    ['corner', 'Corner posts', '1 where two runs meet'],
    ['end', 'End posts', '1 at each open end'],
    ['gate', 'Gate posts', `2 × ${plural(group.gate / 2, 'gate')}`],
  ]
  return groups.flatMap((group) =>
    kinds(group)
      .filter(([kind]) => Number(group[kind]) > 0)
      .map(([kind, name, formula]) => ({
        item: `${name}, ${withSign(group.size)}, ${postStock} ft`,
        amount: String(group[kind]),
        formula: `${formula}. Length: ${length}`,
      })),
  )
}

function woodLines(plan: FencePlan, count: PlanCount, rails: number, all: number): ListLine[] {
  const { runs, railsPerBay, boards } = count
  const longest = Math.max(...runs.map(({ bayFeet }) => bayFeet))
  const step = `${inches(plan.boardWidth + boardGap(plan))} in.`
  const faces = plan.style === 'shadowbox' ? '2 × ' : ''
  const boardCounts = runs.map(
    (run) => `${faces}${figure(run.fence)} ft × 12 ÷ ${step} → ${figure(run.boards)}`,
  )
  const onGates = runs.reduce((sum, { gateBoards }) => sum + gateBoards, 0)
  const screws = fasteners(boards, railsPerBay)
  const allScrews = withSpare(screws, plan.spare)
  const spare = `+ ${plan.spare}%`
  const lines = [
    {
      item: `Rails, 2×4, at least ${feetAndInches(longest)}`,
      amount: figure(rails),
      formula: `${plural(count.bays, 'bay')} × ${railsPerBay} rails for ${plan.height} ft`,
    },
    {
      item: `Boards, ${boardName(plan)}, ${plan.height} ft`,
      amount: figure(all),
      formula: `${boardCounts.join('; ')}${onGates > 0 ? `; ${onGates} on gates` : ''}; ${spare}`,
    },
    {
      item: 'Screws, #8 × 2 in.',
      amount: `${figure(allScrews)} (${figure(Math.ceil(allScrews / screwsPerPound))} lb)`,
      formula: `${figure(boards)} boards × ${railsPerBay} rails × 2 = ${figure(screws)}; ${spare}; ${screwsPerPound} to a pound`,
    },
    {
      item: 'Rail brackets, if you use them',
      amount: figure(2 * rails),
      formula: `2 × ${figure(rails)} rails`,
    },
  ]
  if (!plan.kickboards) return lines
  const kickboards = {
    item: `Kickboards, treated, at least ${feetAndInches(longest)}`,
    amount: figure(count.bays),
    formula: '1 in each bay',
  }
  return [...lines, kickboards]
}

function groundLines(plan: FencePlan, count: PlanCount): ListLine[] {
  const { groups, concrete, gravel, depth } = count
  const spared = (volume: number) => (volume * (100 + plan.spare)) / 100
  const holes = groups.map(
    (group) =>
      `${group.count} × (π × ${figure(group.hole / 2)}² − ${group.postWidth}²) × ${figure(depth)} ÷ 1,728`,
  )
  const feet = groups.map(
    (group) => `${group.count} × π × ${figure(group.hole / 2)}² × ${figure(plan.gravel)} ÷ 1,728`,
  )
  const lines = [
    {
      item: `Concrete, ${plan.bag} lb bags`,
      amount: figure(concreteBags(plan, count)),
      formula: `${holes.join(' + ')} = ${figure(concrete)} cu ft; + ${plan.spare}% = ${figure(spared(concrete))}; ÷ ${bagYield[plan.bag]} cu ft a bag`,
    },
  ]
  if (plan.gravel > 0) {
    lines.push({
      item: 'Gravel, ½ cu ft bags',
      amount: `${figure(Math.ceil(spared(gravel) / gravelBag))} (${figure(spared(gravel) / 27)} cu yd)`,
      formula: `${feet.join(' + ')} = ${figure(gravel)} cu ft; + ${plan.spare}% = ${figure(spared(gravel))}; ÷ ½`,
    })
  }
  return [
    ...lines,
    ...groups.map(({ size, count: posts }) => ({
      item: `Post caps, ${withSign(size)}`,
      amount: figure(posts),
      formula: '1 for each post',
    })),
  ]
}

function gateLines(plan: FencePlan, { runs, railsPerBay }: PlanCount): ListLine[] {
  return plan.runs.flatMap(({ gates, gateWidth }, index) => {
    const run = runs[index]
    if (!run || gates === 0) return []
    const { leaves, leafWidth, hinges } = run
    const all = gates * leaves
    const [gaps, of] = leaves > 1 ? [3, ' ÷ 2'] : [2, '']
    const lines = [
      {
        item: `${leaves > 1 ? 'Leaves of double gates' : 'Gates'}, ${feetAndInches(leafWidth)} wide${plan.buildsGates ? ', to build' : ''}`,
        amount: figure(all),
        formula: `(${feetAndInches(gateWidth)} opening − ${gaps} × ¾ in.)${of}`,
      },
      {
        item: 'Hinges',
        amount: figure(all * hinges),
        formula: `${plural(all, 'leaf', 'leaves')} × ${hinges}`,
      },
      { item: 'Latches', amount: figure(gates), formula: '1 for each gate' },
    ]
    if (leaves > 1)
      lines.push({ item: 'Drop bolts', amount: figure(gates), formula: '1 for each double gate' })
    if (plan.buildsGates) {
      lines.push({
        item: '2×4s for gate frames',
        amount: figure(all * (railsPerBay + 3)),
        formula: `${plural(all, 'leaf', 'leaves')} × (${railsPerBay} rails + 2 uprights + 1 brace)`,
      })
    }
    return lines
  })
}

function notesOn(plan: FencePlan, { runs, depth }: PlanCount): string[] {
  const extra = runs.reduce((sum, run) => sum + run.extra, 0)
  const notes = [
    `Dig the holes ${figure(depth + plan.gravel)} in. deep: ${figure(depth)} in. of post and concrete on ${figure(plan.gravel)} in. of gravel.`,
  ]
  if (extra > 0) {
    notes.push(
      `Gates are counted in even steps along their run. Elsewhere they may need up to ${plural(extra, 'more post')}, with rails and concrete.`,
    )
  }
  if (plan.height > 6) {
    notes.push(
      'A solid fence this high needs 6×6 or steel posts, close together, and usually a permit. Ask before you buy.',
    )
  }
  return notes
}

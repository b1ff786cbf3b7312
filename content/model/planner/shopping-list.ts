import { feetAndInches, inches } from '../feet-and-inches'
import { bags, bagYield, fasteners, lightLeaf, pinePounds, withSpare } from '../quantities'
import { boardGap, countPlan, type FencePlan, type PlanCount } from './fence-plan'

/** What to buy, how much of it, and how that was counted. */
export type ListLine = { readonly item: string; readonly amount: string; readonly formula: string }

export type ShoppingList = {
  /** The plan in words. */
  readonly plan: string
  readonly summary: string
  /** What the list cannot say yet, and why. */
  readonly missing: string | undefined
  readonly lines: readonly ListLine[]
  readonly notes: readonly string[]
}

/** Of coated #8 × 2 in. screws. Boxes differ. */
const screwsPerPound = 120
/** Cubic feet in a bag of gravel. */
const gravelBag = 0.5

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
export const figure = (value: number): string => decimals.format(value)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const plural = (count: number, one: string, more = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : more}`

const line = (item: string, count: number, formula: string, also = ''): ListLine => ({
  item,
  amount: figure(count) + (also && ` (${also})`),
  formula,
})

export function shoppingList(plan: FencePlan): ShoppingList {
  const count = countPlan(plan)
  const boards = withSpare(count.boards, plan.spare)
  const rails = count.bays * count.railsPerBay
  const isFrostKnown = plan.frost !== undefined
  const ground = isFrostKnown
    ? `, ${plural(concreteBags(plan, count), 'bag')} of concrete (${plan.bag} lb)`
    : '. Missing: the frost depth'
  return {
    plan: describe(plan),
    summary: `${plural(count.posts, 'post')}, ${plural(rails, 'rail')}, ${plural(boards, 'board')}${ground}`,
    missing: isFrostKnown
      ? undefined
      : 'Missing: how deep your ground freezes. The length of the posts and the bags of concrete hang on it, so this list has neither yet.',
    lines: [
      ...postLines(plan, count),
      ...woodLines(plan, count, rails, boards),
      ...groundLines(plan, count),
      ...gateLines(plan, count),
    ],
    notes: notesOn(plan, count),
  }
}

const spared = (volume: number, { spare }: FencePlan) => (volume * (100 + spare)) / 100

const concreteBags = (plan: FencePlan, { concrete }: PlanCount) => bags(spared(concrete, plan), plan.bag)

const boardName = ({ boardWidth }: FencePlan) => (boardWidth < 4 ? '1×4' : '1×6')

function describe(plan: FencePlan): string {
  const runs = plan.runs.map(
    ({ length, gates, gateWidth }) =>
      feetAndInches(length) +
      (gates > 0 ? ` with ${plural(gates, 'gate')} of ${feetAndInches(gateWidth)}` : ''),
  )
  const styles = {
    butted: 'side by side',
    spaced: `${inches(plan.gap)} in. apart`,
    overlapped: 'board-on-board',
    shadowbox: 'as a shadowbox',
  }
  return `${runs.join('; ')}; ${plan.height} ft high, ${boardName(plan)} boards ${styles[plan.style]}.`
}

function postLines({ height, spacing, frost }: FencePlan, { runs, groups }: PlanCount): ListLine[] {
  const bays = runs.map(
    (run) =>
      `${run.stretches} × (${feetAndInches(run.stretch)} ÷ ${spacing} ft → ${plural(run.bays, 'bay')} of ${feetAndInches(run.bayFeet)}, less 1)`,
  )
  const formulas = {
    line: bays.join(' + '),
    corner: '1 where two runs meet',
    end: '1 at each open end',
    gate: `2 for each gate; 6×6 if a leaf is over ${lightLeaf.feet} ft or ${lightLeaf.pounds} lb, or the fence over 6 ft`,
  }
  return groups.flatMap((group) =>
    (['line', 'corner', 'end', 'gate'] as const)
      .filter((kind) => group[kind] > 0)
      .map((kind, index) => {
        const item = `${group.size} ${kind} posts`
        if (frost === undefined) return line(item, group[kind], formulas[kind])
        const { depth, feet, stock } = group
        const each = `. Each: ${height} ft + ${figure(depth)} in. = ${feetAndInches(feet)}`
        return line(`${item}, ${stock} ft`, group[kind], formulas[kind] + (index === 0 ? each : ''))
      }),
  )
}

function woodLines(plan: FencePlan, count: PlanCount, rails: number, all: number): ListLine[] {
  const { runs, bays, railsPerBay, boards } = count
  const length = `at least ${feetAndInches(Math.max(...runs.map(({ bayFeet }) => bayFeet)))}`
  const spare = `+ ${plan.spare}%`
  const faces = plan.style === 'shadowbox' ? '2 × ' : ''
  const width = `${inches(plan.boardWidth + boardGap(plan))} in.`
  const counts = runs.map(
    (run) =>
      `${faces}${figure(run.fence)} ft × 12 ÷ ${width} → ${run.boards}` +
      (run.gateBoards > 0 ? ` and ${run.gateBoards} on gates` : ''),
  )
  const screws = fasteners(boards, railsPerBay)
  const allScrews = withSpare(screws, plan.spare)
  const lines = [
    line(`2×4 rails, ${length}`, rails, `${plural(bays, 'bay')} × ${railsPerBay} rails`),
    line(`${boardName(plan)} boards, ${plan.height} ft`, all, `${counts.join(' + ')}; ${spare}`),
    line(
      'Screws, #8 × 2 in.',
      allScrews,
      `${figure(boards)} boards × ${railsPerBay} rails × 2 = ${figure(screws)}; ${spare}; ÷ ${screwsPerPound} a pound`,
      `${figure(Math.ceil(allScrews / screwsPerPound))} lb`,
    ),
    line('Rail brackets, if you use them', 2 * rails, `2 × ${figure(rails)} rails`),
  ]
  if (plan.kickboards) lines.push(line(`Treated kickboards, ${length}`, bays, '1 in each bay'))
  return lines
}

function groundLines(plan: FencePlan, count: PlanCount): ListLine[] {
  const { groups, concrete, gravel } = count
  const volume = (parts: string[], exact: number) =>
    `${parts.length > 1 ? `(${parts.join(' + ')})` : parts.join('')} ÷ 1,728 = ${figure(exact)} cu ft; + ${plan.spare}% = ${figure(spared(exact, plan))}`
  const wet = groups.map(
    ({ count, hole, postWidth, depth }) =>
      `${count} × (π × ${figure(hole / 2)}² − ${postWidth}²) × ${figure(depth)}`,
  )
  const stone = groups.map(
    ({ count, hole }) => `${count} × π × ${figure(hole / 2)}² × ${figure(plan.gravel)}`,
  )
  const caps = (size: string) => sum(groups.filter((group) => group.size === size).map(({ count }) => count))
  const lines: ListLine[] = []
  if (plan.frost !== undefined) {
    const formula = `${volume(wet, concrete)}; ÷ ${bagYield[plan.bag]} a bag`
    lines.push(line(`Concrete in ${plan.bag} lb bags`, concreteBags(plan, count), formula))
  }
  for (const size of new Set(groups.map(({ size }) => size)))
    lines.push(line(`${size} post caps`, caps(size), '1 for each post'))
  if (gravel > 0) {
    const formula = `${volume(stone, gravel)}; ÷ ½ a bag`
    const yards = `${figure(spared(gravel, plan) / 27)} cu yd`
    lines.push(line('Gravel in ½ cu ft bags', Math.ceil(spared(gravel, plan) / gravelBag), formula, yards))
  }
  return lines
}

function gateLines(plan: FencePlan, { runs, railsPerBay }: PlanCount): ListLine[] {
  return plan.runs.flatMap(({ gates, gateWidth }, index) => {
    const run = runs[index]
    if (!run || gates === 0) return []
    const { leaves, leafWidth, leafBoards, leafFrame, leafWeight, hinges } = run
    const all = gates * leaves
    const of = plural(all, 'leaf', 'leaves')
    const opening = `(${feetAndInches(gateWidth)} − ${leaves + 1} × ¾ in.)`
    const lines = [
      line(
        `Gate leaves, ${feetAndInches(leafWidth)} wide, about ${Math.round(leafWeight)} lb`,
        all,
        `${opening}${leaves > 1 ? ' ÷ 2' : ''}; weight: ${leafBoards} boards and ${figure(leafFrame)} ft of 2×4, in pine of ${pinePounds} lb a cu ft`,
      ),
      line('Hinges', all * hinges, `${of} × ${hinges}`),
      line('Latches', gates, '1 for each gate'),
    ]
    if (leaves > 1) lines.push(line('Drop bolts', gates, '1 for each double gate'))
    if (plan.buildsGates) {
      const formula = `${of} × (${railsPerBay} rails + 2 uprights + 1 brace)`
      lines.push(line('2×4s for gate frames', all * (railsPerBay + 3), formula))
    }
    return lines
  })
}

function notesOn({ gravel, height, frost }: FencePlan, { runs, groups }: PlanCount): string[] {
  const extra = sum(runs.map((run) => run.extra))
  const [posts, gatePosts] = groups
  const notes: string[] = []
  if (posts && frost !== undefined) {
    const deeper = gatePosts ? ` For gate posts: ${figure(gatePosts.depth + gravel)} in.` : ''
    notes.push(
      `Dig ${figure(posts.depth + gravel)} in. deep: ${figure(posts.depth)} in. of post and concrete on ${figure(gravel)} in. of gravel.${deeper}`,
    )
  }
  if (extra > 0) {
    notes.push(
      `Gates are counted in the middle of their run. Elsewhere they can take ${plural(extra, 'more post')}, with rails and concrete.`,
    )
  }
  if (height > 6)
    notes.push('So high a fence needs posts close together, and usually a permit. Ask before you buy.')
  return notes
}

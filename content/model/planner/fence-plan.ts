import {
  actualInches,
  bays,
  boards,
  concreteVolume,
  frameFeet,
  gatePostDepth,
  gravelVolume,
  leafPounds,
  lightLeaf,
  postDepth,
  railsPerBay,
  shadowboxBoards,
  stockLength,
  wholePieces,
  type BagPounds,
} from '../quantities'

/** A straight piece of fence. Its gates count into its length. All in feet. */
export type Run = { readonly length: number; readonly gates: number; readonly gateWidth: number }

export type FencePlan = {
  readonly runs: readonly Run[]
  /** One run after the other with a corner post between, a closed loop, or fences apart. */
  readonly join: 'line' | 'loop' | 'apart'
  /** Feet. */
  readonly height: number
  /** Most feet from post to post. */
  readonly spacing: number
  readonly style: 'butted' | 'spaced' | 'overlapped' | 'shadowbox'
  /** Inches between spaced pickets. */
  readonly gap: number
  /** Actual inches. */
  readonly boardWidth: number
  /** Inches across the holes of 4×4 and of 6×6 posts. */
  readonly hole: number
  readonly largeHole: number
  readonly depthRule: 'half' | 'third'
  /** Inches; undefined until somebody has said how deep the ground freezes. */
  readonly frost: number | undefined
  /** Inches. */
  readonly gravel: number
  readonly bag: BagPounds
  /** Percent. */
  readonly spare: number
  readonly buildsGates: boolean
  readonly kickboards: boolean
}

export type RunCount = {
  /** Feet without the gates. */
  readonly fence: number
  /** What the gates leave: pieces of fence of one length, in feet. */
  readonly stretches: number
  readonly stretch: number
  /** In each stretch. */
  readonly bays: number
  readonly bayFeet: number
  /** Posts that gates away from the middle may need on top. */
  readonly extra: number
  readonly boards: number
  /** Boards on its gates. */
  readonly gateBoards: number
  /** Of each gate. */
  readonly leaves: number
  /** Feet. */
  readonly leafWidth: number
  /** Of each leaf: its boards, the feet of 2×4 in its frame, and their weight in pounds. */
  readonly leafBoards: number
  readonly leafFrame: number
  readonly leafWeight: number
  readonly hinges: number
  /** Whether its gate posts are 6×6. */
  readonly heavy: boolean
}

/** Posts of one size and depth, with their holes. */
export type PostGroup = {
  readonly size: '4×4' | '6×6'
  readonly line: number
  readonly corner: number
  readonly end: number
  readonly gate: number
  readonly count: number
  /** Inches. */
  readonly hole: number
  readonly postWidth: number
  /** Inches in the ground. */
  readonly depth: number
  /** Feet of post that are needed, and what is sold. */
  readonly feet: number
  readonly stock: number
  /** Cubic feet in one hole. */
  readonly concrete: number
  readonly gravel: number
}

export type PlanCount = {
  readonly runs: readonly RunCount[]
  readonly groups: readonly PostGroup[]
  readonly posts: number
  readonly bays: number
  readonly railsPerBay: number
  /** Boards and gravel without spare. */
  readonly boards: number
  readonly concrete: number
  readonly gravel: number
}

/** A wider gate has two leaves. In feet. */
export const widestLeaf = 5
/** Inches between a gate and what stands beside it. */
const gateGap = 0.75
/** A taller fence stands on 6×6 posts. In feet. */
const tallest4x4 = 6

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * What a plan needs, without spare. The plan must be one that readPlan() accepts. Where its frost depth is not known,
 * depths, lengths of posts and concrete are those of ground that does not freeze.
 */
export function countPlan(plan: FencePlan): PlanCount {
  const runs = plan.runs.map((run) => countRun(run, plan))
  const groups = postGroups(plan, runs)
  return {
    runs,
    groups,
    posts: sum(groups.map(({ count }) => count)),
    bays: sum(runs.map((run) => run.stretches * run.bays)),
    railsPerBay: railsPerBay(plan.height),
    boards: sum(runs.map((run) => run.boards + run.gateBoards)),
    concrete: sum(groups.map(({ count, concrete }) => count * concrete)),
    gravel: sum(groups.map(({ count, gravel }) => count * gravel)),
  }
}

function countRun({ length, gates, gateWidth }: Run, plan: FencePlan): RunCount {
  const fence = length - gates * gateWidth
  const stretches = gates + 1
  const stretch = fence / stretches
  const { bays: count, bayFeet } = bays(stretch, plan.spacing)
  const leaves = gateWidth > widestLeaf ? 2 : 1
  // A gap at each post, and one between two leaves.
  const leafWidth = (gateWidth - ((leaves + 1) * gateGap) / 12) / leaves
  const leafBoards = boardsFor(leafWidth, plan)
  const leafFrame = frameFeet(leafWidth, plan.height)
  const leafWeight = leafPounds(leafBoards * plan.boardWidth, plan.height, leafFrame)
  const most = gates > 0 ? wholePieces(fence / plan.spacing) + gates : count
  return {
    fence,
    stretches,
    stretch,
    bays: count,
    bayFeet,
    extra: most - stretches * count,
    boards: boardsFor(fence, plan),
    gateBoards: plan.buildsGates ? gates * boardsFor(gateWidth, plan) : 0,
    leaves,
    leafWidth,
    leafBoards,
    leafFrame,
    leafWeight,
    hinges: plan.height > 4 || gateWidth / leaves > 4 ? 3 : 2,
    heavy: leafWidth > lightLeaf.feet || leafWeight > lightLeaf.pounds || plan.height > tallest4x4,
  }
}

/** Inches between two boards of one face; less than nothing where they overlap by an inch. */
export function boardGap({ style, gap, boardWidth }: FencePlan): number {
  if (style === 'spaced') return gap
  if (style === 'overlapped') return -1
  return style === 'shadowbox' ? boardWidth - 2 : 0
}

function boardsFor(feet: number, plan: FencePlan): number {
  if (plan.style === 'shadowbox') return shadowboxBoards(feet, plan.boardWidth, 1)
  return boards(feet, plan.boardWidth, boardGap(plan))
}

function postGroups(plan: FencePlan, runs: readonly RunCount[]): PostGroup[] {
  const { join, height, depthRule, frost = 0, hole, largeHole, gravel } = plan
  const line = sum(runs.map((run) => run.stretches * (run.bays - 1)))
  const corner = join === 'apart' ? 0 : runs.length - (join === 'line' ? 1 : 0)
  const end = 2 * (runs.length - corner)
  const gatePosts = (heavy: boolean) =>
    2 * sum(plan.runs.map(({ gates }, index) => (runs[index]?.heavy === heavy ? gates : 0)))
  const depth = postDepth(height, depthRule, frost)

  const group = (
    large: boolean,
    deep: number,
    kinds: Pick<PostGroup, 'line' | 'corner' | 'end' | 'gate'>,
  ) => {
    const postWidth = actualInches[large ? '6x6' : '4x4']
    const across = large ? largeHole : hole
    const feet = height + deep / 12
    return {
      size: large ? ('6×6' as const) : ('4×4' as const),
      ...kinds,
      count: sum(Object.values(kinds)),
      hole: across,
      postWidth,
      depth: deep,
      feet,
      stock: stockLength(feet),
      concrete: concreteVolume(across, deep, postWidth),
      gravel: gravelVolume(across, gravel),
    }
  }
  const gateGroup = (heavy: boolean) =>
    group(heavy, gatePostDepth(depth), { line: 0, corner: 0, end: 0, gate: gatePosts(heavy) })
  const groups = [
    group(height > tallest4x4, depth, { line, corner, end, gate: 0 }),
    gateGroup(false),
    gateGroup(true),
  ]
  return groups.filter(({ count }) => count > 0)
}

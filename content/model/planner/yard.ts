import { inch, type Length } from './lengths'
import { leafOf, type Leaf } from './leaf'
import type { Material, PostKind, Settings } from './materials/material'
import { sideLength, type Gate, type Plan } from './plan'

/** A post, where it stands, and what it is there for. */
export type Post = {
  readonly kind: PostKind
  readonly side: number
  /** Of its center, from the corner where its side starts. */
  readonly at: Length
  /** Whether a leaf that needs the large post hangs on it or closes against it. */
  readonly isHeavy: boolean
  /** How much more of it stands out of the ground than on level ground. */
  readonly extra: Length
  /** Whether it stands at a wall that the fence starts or ends at. */
  readonly isAtWall: boolean
}

/** What is between two posts that stand next to each other. */
export type Bay = {
  readonly side: number
  /** From the center of one post to the center of the next. */
  readonly from: Length
  readonly to: Length
  readonly isCut: boolean
}

/** A piece of fence without a gate in it: from post to post, in bays. */
export type Stretch = {
  readonly side: number
  readonly from: Length
  readonly to: Length
  readonly bays: readonly Bay[]
  /** What boards or mesh cover: to the middle of a corner post, and to the far edge of a gate post. */
  readonly face: Length
  /** Whether it goes straight on from the stretch before, at a corner of 180°. */
  readonly isJoined: boolean
}

/** A gate with its opening, as its posts leave it. */
export type PlacedGate = {
  readonly gate: Gate
  readonly side: number
  /** Across each of its two posts. */
  readonly post: Length
  readonly from: Length
  readonly to: Length
  readonly leaf: Leaf
}

export type Yard = {
  readonly posts: readonly Post[]
  readonly stretches: readonly Stretch[]
  readonly gates: readonly PlacedGate[]
  readonly lengths: readonly Length[]
  /** Without the gates. */
  readonly fence: Length
}

/** How wide the posts are that a leaf hangs on and closes against. */
export const gatePostOf = (leaf: Leaf, material: Material, settings: Settings): Length =>
  material.post('gate', leaf.isHeavy, settings).width

/** Where a gate's opening is: at least half a post from the ends of its side. */
export function openingOf({ at, width }: Gate, length: Length, post: Length): readonly [Length, Length] {
  const from = Math.min(Math.max(at, post / 2), length - post / 2 - width)
  return [from, from + width]
}

/** Places every post of a plan that `faultsOf()` accepts: side by side, since whole-yard formulas undercount. */
export function layOut(plan: Plan, material: Material, settings: Settings): Yard {
  const { brace = 0 } = material.bay(settings)
  const posts = new Map<string, Post>()
  const stretches: Stretch[] = []
  const gates: PlacedGate[] = []
  const lengths = plan.sides.map((_, side) => sideLength(plan, side))
  const put = (post: Post, key = `${post.side}:${post.at}`) => posts.set(key, together(posts.get(key), post))

  plan.sides.forEach(({ gates: own, rise, slope }, side) => {
    const length = lengths[side] ?? 0
    const plain = { side, isHeavy: false, extra: 0, isAtWall: false }
    const key = (at: Length) => {
      if (at === 0) return `corner ${side}`
      return at === length ? `corner ${(side + 1) % plan.corners.length}` : undefined
    }
    const placed = own.map((gate) => {
      const leaf = leafOf(gate.width, gate.leaves, material, settings)
      const post = gatePostOf(leaf, material, settings)
      const [from, to] = openingOf(gate, length, post)
      return { gate, side, from, to, leaf, post }
    })
    const gatePost = (at: Length, { leaf }: PlacedGate) =>
      put({ ...plain, kind: 'gate', at, isHeavy: leaf.isHeavy }, key(at))

    put({ ...plain, ...cornerPost(plan, side), at: 0 }, key(0))
    let from = 0
    /** What boards or mesh cover of the post that a piece of fence starts at, and below of the one it ends at. */
    let covered = 0
    const close = (to: Length, coveredAtEnd: Length) => {
      if (to > from) {
        const bays = divide(from, to, material, settings).map((bay) => ({ ...bay, side }))
        const extra = slope === 'step' ? Math.abs((rise * (to - from)) / length / bays.length) : 0
        bays.slice(1).forEach((bay, index) => {
          const isBrace = isBraced(to - from, brace) && (index === 0 || index === bays.length - 2)
          put({ ...plain, kind: isBrace ? 'brace' : 'line', at: bay.from, extra })
        })
        // A bay is level at its higher end: the post at its lower one stands out by a step.
        const low = rise > 0 ? from : to
        if (extra > 0) put({ ...plain, kind: 'line', at: low, extra }, key(low))
        const isJoined = from === 0 && stretches.length > 0 && posts.get(`corner ${side}`)?.kind === 'line'
        stretches.push({ side, from, to, bays, face: to - from + covered + coveredAtEnd, isJoined })
      }
    }
    for (const gate of placed) {
      const half = gate.post / 2
      close(gate.from - half, half)
      gatePost(gate.from - half, gate)
      gatePost(gate.to + half, gate)
      from = gate.to + half
      covered = half
    }
    close(length, 0)
    put({ ...plain, ...cornerPost(plan, side + 1), at: length }, key(length))
    gates.push(...placed)
  })
  const [first] = stretches
  if (plan.isClosed && first?.side === 0 && first.from === 0 && posts.get('corner 0')?.kind === 'line')
    stretches[0] = { ...first, isJoined: true }
  const openings = gates.reduce((sum, { gate }) => sum + gate.width, 0)
  const fence = lengths.reduce((sum, length) => sum + length, 0) - openings
  return { posts: [...posts.values()], stretches, gates, lengths, fence }
}

const rank: readonly PostKind[] = ['line', 'brace', 'end', 'corner', 'gate']

/** One post in the place of two. */
function together(before: Post | undefined, post: Post): Post {
  if (!before) return post
  const kind = rank.indexOf(post.kind) > rank.indexOf(before.kind) ? post.kind : before.kind
  return {
    ...before,
    kind,
    isHeavy: before.isHeavy || post.isHeavy,
    extra: Math.max(before.extra, post.extra),
    isAtWall: before.isAtWall || post.isAtWall,
  }
}

/** Degrees by which a fence turns at a corner: 0 goes straight on. */
export function turnAt({ corners }: Plan, corner: number): number {
  const count = corners.length
  const [before, here, after] = [-1, 0, 1].map((step) => corners[(corner + step + count) % count])
  if (!before || !here || !after) return 0
  const turn =
    Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.abs((((turn * 180) / Math.PI + 540) % 360) - 180)
}

/** The post at a corner of the plan: where the fence goes straight on, a line post. */
function cornerPost(plan: Plan, corner: number): Pick<Post, 'kind' | 'isAtWall'> {
  const { isClosed, sides, walls } = plan
  if (!isClosed && corner === 0) return { kind: 'end', isAtWall: walls.start }
  if (!isClosed && corner === sides.length) return { kind: 'end', isAtWall: walls.end }
  return { kind: turnAt(plan, corner % plan.corners.length) < 1 ? 'line' : 'corner', isAtWall: false }
}

/** A shorter piece of fence has no room for a brace at both ends. */
const isBraced = (length: Length, brace: Length): boolean => brace > 0 && length > 3 * brace

/** The bays between two posts: all of one width, whole panels and the rest, or a brace at both ends. */
function divide(from: Length, to: Length, material: Material, settings: Settings): Omit<Bay, 'side'>[] {
  const { most, isPanel, brace = 0 } = material.bay(settings)
  const hasBraces = isBraced(to - from, brace)
  const [start, end] = hasBraces ? [from + brace, to - brace] : [from, to]
  // No tape reads closer: what is over by less makes no bay of its own.
  const count = Math.max(Math.ceil((end - start - inch / 32) / most), 1)
  const width = isPanel && settings.choice('rest') !== 'equal' ? most : (end - start) / count
  const between = Array.from({ length: count - 1 }, (_, index) => Math.round(start + (index + 1) * width))
  const marks = hasBraces ? [from, start, ...between, end, to] : [from, ...between, to]
  return marks.slice(1).map((mark, index) => {
    const before = marks[index] ?? from
    return { from: before, to: mark, isCut: isPanel && mark - before < most - inch / 16 }
  })
}

/** Lengths of fence that go on without a corner or gate, however many sides they are drawn as. */
export function spansOf({ stretches }: Yard): Length[] {
  const spans: Length[] = []
  stretches.forEach(({ face, isJoined }, index) => {
    const before = isJoined && index > 0 ? spans.pop() : 0
    spans.push((before ?? 0) + face)
  })
  if (stretches[0]?.isJoined && spans.length > 1) spans.push((spans.pop() ?? 0) + (spans.shift() ?? 0))
  return spans
}

export const baysOf = ({ stretches }: Yard): Bay[] => stretches.flatMap(({ bays }) => bays)

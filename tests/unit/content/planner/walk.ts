import { inch } from '@/content/model/planner/lengths'
import type { Plan } from '@/content/model/planner/plan'

// A second count, which shares nothing with the first: it walks along each side in inches, sets a post where the next
// piece of fence would be too wide, and lays board after board.

const closeTo = (a: number, b: number) => Math.abs(a - b) < 0.01

export type Walk = {
  posts: Record<'line' | 'brace' | 'end' | 'corner' | 'gate', number>
  /** Widths of bays, by stretch, in inches. */
  stretches: number[][]
  /** Inches that boards or mesh cover, by stretch. */
  faces: number[]
}

type Rule = {
  gatePost: (side: number, gate: number) => number
  most: number
  isPanel: boolean
  brace: number
}

export function walk(plan: Plan, { gatePost, most, isPanel, brace }: Rule): Walk {
  const posts = { line: 0, brace: 0, end: 0, corner: 0, gate: 0 }
  const stretches: number[][] = []
  const faces: number[] = []
  /** What stands at each corner of the plan. */
  const atCorners = plan.corners.map((_, corner): 'end' | 'corner' | 'gate' =>
    !plan.isClosed && (corner === 0 || corner === plan.corners.length - 1) ? 'end' : 'corner',
  )

  plan.sides.forEach(({ gates }, side) => {
    const next = (side + 1) % plan.corners.length
    const [a, b] = [plan.corners[side], plan.corners[next]]
    if (!a || !b) throw new Error('A side has two corners')
    const length = Math.hypot(b.x - a.x, b.y - a.y) / inch
    let here = 0
    let covered = 0
    const go = (to: number, coveredAtEnd: number) => {
      if (to - here < 0.01) return
      const bays = bayWidths(to - here)
      stretches.push(bays)
      faces.push(to - here + covered + coveredAtEnd)
      const isBraced = brace > 0 && to - here > 3 * brace
      posts.line += bays.length - 1 - (isBraced ? 2 : 0)
      if (isBraced) posts.brace += 2
    }
    gates.forEach((gate, index) => {
      const post = gatePost(side, index)
      let opening = gate.at / inch
      if (opening < post / 2) opening = post / 2
      if (opening > length - post / 2 - gate.width / inch) opening = length - post / 2 - gate.width / inch
      const [first, second] = [opening - post / 2, opening + gate.width / inch + post / 2]
      go(first, post / 2)
      if (closeTo(first, 0)) atCorners[side] = 'gate'
      else posts.gate += 1
      if (closeTo(second, length)) atCorners[next] = 'gate'
      else posts.gate += 1
      here = second
      covered = post / 2
    })
    go(length, 0)
  })
  for (const kind of atCorners) posts[kind] += 1
  return { posts, stretches, faces }

  function bayWidths(span: number): number[] {
    const isBraced = brace > 0 && span > 3 * brace
    const open = isBraced ? span - 2 * brace : span
    const bays: number[] = []
    if (isPanel) for (let left = open; left > 0.03; left -= most) bays.push(Math.min(left, most))
    else {
      let count = 1
      while (open > count * most + 0.03) count += 1
      bays.push(...Array.from({ length: count }, () => open / count))
    }
    return isBraced ? [brace, ...bays, brace] : bays
  }
}

/** Lays pieces one after the other until the length is covered. */
export function piecesAlong(length: number, step: number): number {
  let count = 0
  for (let covered = 0; covered < length - 0.03; covered += step) count += 1
  return count
}

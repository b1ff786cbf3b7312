import type { Length } from './lengths'
import type { Cut } from './materials/material'

/** A length that is bought, and what is cut from it. */
export type CutPiece = {
  readonly stock: Length
  readonly pieces: readonly Length[]
  readonly left: Length
  readonly count: number
}

export type CutList = {
  readonly item: string
  readonly rows: readonly CutPiece[]
  readonly left: Length
  /** Longer than what is sold: to be spliced on a post, or ordered. */
  readonly tooLong: readonly Length[]
}

/** The width of a saw cut. */
const kerf = 254
const hair = 64

/**
 * Cuts pieces from lengths that are sold, by first-fit decreasing: the longest piece first, into the first length that
 * has room. Of all lengths sold, the one that wastes least is taken.
 */
export function cutList({ item, stock, pieces }: Cut): CutList {
  const all = pieces
    .flatMap(({ length, count }) => Array.from({ length: count }, () => length))
    .toSorted((a, b) => b - a)
  const longest = Math.max(...stock)
  const fits = all.filter((length) => length <= longest + hair)
  const tries = stock
    .filter((length) => length >= (fits[0] ?? 0) - hair)
    .map((length) => firstFit(fits, length))
  const bought = (tried: readonly Open[]) => tried.reduce((sum, { stock: length }) => sum + length, 0)
  const [best = []] = tries.toSorted((a, b) => bought(a) - bought(b))
  const rows = new Map<string, CutPiece>()
  for (const { stock: length, pieces: own, left } of best) {
    const key = own.map((length) => Math.round(length / hair)).join()
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { stock: length, pieces: own, left, count })
  }
  return {
    item,
    rows: [...rows.values()],
    left: best.reduce((sum, { left }) => sum + left, 0),
    tooLong: all.filter((length) => length > longest + hair),
  }
}

type Open = { readonly stock: Length; readonly pieces: Length[]; left: Length }

function firstFit(pieces: readonly Length[], stock: Length): Open[] {
  const opened: Open[] = []
  const least = pieces.at(-1) ?? 0
  /** Those with room for at least the shortest piece. */
  const roomy: Open[] = []
  for (const piece of pieces) {
    const found = roomy.findIndex(({ left }) => left >= piece - hair)
    const open = roomy[found] ?? { stock, pieces: [], left: stock }
    if (found < 0) opened.push(open)
    open.pieces.push(piece)
    open.left -= Math.min(piece + kerf, open.left)
    if (open.left >= least - hair && found < 0) roomy.push(open)
    else if (open.left < least - hair && found >= 0) roomy.splice(found, 1)
  }
  return opened
}

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

/**
 * Cuts pieces from lengths that are sold, by first-fit decreasing: the longest piece first, into the first length that
 * has room. Of all lengths sold, the one that wastes least is taken.
 */
export function cutList({ item, stock, pieces }: Cut): CutList {
  const all = pieces
    .flatMap(({ length, count }) => Array.from({ length: count }, () => length))
    .toSorted((a, b) => b - a)
  const longest = Math.max(...stock)
  const fits = all.filter((length) => length <= longest)
  const tries = stock.filter((length) => length >= (fits[0] ?? 0)).map((length) => firstFit(fits, length))
  const bought = (tried: readonly Open[]) => tried.reduce((sum, { stock: length }) => sum + length, 0)
  const [best = []] = tries.toSorted((a, b) => bought(a) - bought(b))
  const rows = new Map<string, CutPiece>()
  for (const { stock: length, pieces: own, left } of best) {
    const key = own.join()
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { stock: length, pieces: own, left, count })
  }
  return {
    item,
    rows: [...rows.values()],
    left: best.reduce((sum, { left }) => sum + left, 0),
    tooLong: all.filter((length) => length > longest),
  }
}

type Open = { readonly stock: Length; readonly pieces: Length[]; left: Length }

function firstFit(pieces: readonly Length[], stock: Length): Open[] {
  const opened: Open[] = []
  for (const piece of pieces) {
    let open = opened.find(({ left }) => left >= piece)
    if (!open) opened.push((open = { stock, pieces: [], left: stock }))
    open.pieces.push(piece)
    open.left -= Math.min(piece + kerf, open.left)
  }
  return opened
}

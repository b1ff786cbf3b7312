/**
 * The formulas of a fence's material. The tables of /installation-maintenance/how-much call them at build time, and
 * its planner in the browser. tests/unit/content/quantities.test.ts holds published examples.
 */

/** Actual width of nominal lumber, in inches. */
export const actualInches = { '4x4': 3.5, '6x6': 5.5, '1x4': 3.5, '1x6': 5.5 } as const

/** Cubic feet of set concrete from one bag, by its weight in pounds. */
export const bagYield = { 50: 0.375, 60: 0.45, 80: 0.6 } as const

export type BagPounds = keyof typeof bagYield

/** Rounds up, but leaves 12.000000001 at 12: the excess is floating point, not fence. */
export function wholePieces(exact: number): number {
  return Math.ceil(exact - 1e-9)
}

/**
 * Bays, posts and the even width of a bay.
 * @param run length of the run in feet
 * @param spacing widest bay, post centre to post centre, in feet
 */
export function bays(run: number, spacing: number): { bays: number; posts: number; bayFeet: number } {
  const count = wholePieces(run / spacing)
  return { bays: count, posts: count + 1, bayFeet: run / count }
}

/** Rails in each bay for a fence of the given height in feet. */
export function railsPerBay(height: number): number {
  if (height <= 4) return 2
  return height <= 6 ? 3 : 4
}

/**
 * Boards along one face of a run.
 * @param run in feet
 * @param boardWidth actual width in inches
 * @param gap between boards in inches; 0 for butted boards, negative for an overlap
 */
export function boards(run: number, boardWidth: number, gap: number): number {
  return wholePieces((12 * run) / (boardWidth + gap))
}

/** Boards of a shadowbox fence: two faces, each spaced so that the boards overlap by `overlap` inches. */
export function shadowboxBoards(run: number, boardWidth: number, overlap: number): number {
  return 2 * boards(run, boardWidth, boardWidth - 2 * overlap)
}

/** Screws or nails: two where each board crosses each rail. */
export function fasteners(boardCount: number, rails: number): number {
  return boardCount * rails * 2
}

/**
 * Concrete round one post, in cubic feet: the hole less the post in it.
 * @param diameter of the hole in inches
 * @param depth of the concrete in inches, without the gravel below
 * @param postWidth actual width of a square post in inches
 */
export function concreteVolume(diameter: number, depth: number, postWidth: number): number {
  return ((Math.PI * (diameter / 2) ** 2 - postWidth ** 2) * depth) / 1728
}

/**
 * Gravel in the foot of one hole, in cubic feet.
 * @param diameter of the hole in inches
 * @param depth of the gravel in inches
 */
export function gravelVolume(diameter: number, depth: number): number {
  return (Math.PI * (diameter / 2) ** 2 * depth) / 1728
}

/** Bags of concrete for a volume in cubic feet: of one hole, or of all of them. */
export function bags(volume: number, pounds: BagPounds): number {
  return wholePieces(volume / bagYield[pounds])
}

/** Adds some percent for waste and mistakes, by custom a tenth. */
export function withSpare(count: number, percent = 10): number {
  return wholePieces((count * (100 + percent)) / 100)
}

/**
 * How deep a post stands, in inches.
 * @param height of the fence in feet
 * @param rule a third of the whole post, which is half the height; or a third of the height
 * @param frost depth in inches that the concrete must reach
 */
export function postDepth(height: number, rule: 'half' | 'third', frost: number): number {
  return Math.max(rule === 'half' ? height * 6 : height * 4, frost)
}

/** A gate leaf that is wider (in feet) or heavier (in pounds) hangs on 6×6 posts. */
export const lightLeaf = { feet: 4, pounds: 60 } as const

/** How deep a gate post stands beside line posts of the given depth. In inches. */
export function gatePostDepth(linePosts: number): number {
  return Math.max(linePosts + 6, 36)
}

/** Pounds of a cubic foot of southern pine at 12% moisture; wet from treatment it weighs more. */
export const pinePounds = 37

/**
 * Estimates what a gate leaf of pine weighs, in pounds, without its hardware.
 * @param boardInches widths of its boards together; they are ¾ in. thick
 * @param frameFeet length of its 2×4s together
 */
export function leafPounds(boardInches: number, height: number, frameFeet: number): number {
  const cubicInches = boardInches * 0.75 * height * 12 + frameFeet * 12 * 1.5 * 3.5
  return (cubicInches / 1728) * pinePounds
}

/** 2×4s in the frame of a gate leaf, in feet: rails, two uprights and a brace. */
export function frameFeet(width: number, height: number): number {
  return railsPerBay(height) * width + 2 * height + Math.hypot(width, height)
}

/** The shortest post that a lumberyard sells for this length: they come in even feet. */
export function stockLength(feet: number): number {
  return Math.max(6, 2 * wholePieces(feet / 2))
}

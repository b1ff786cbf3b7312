import { foot, type Length, type Units } from './lengths'
import type { MaterialId } from './materials/names'

/** Places in the yard: x to the right, y down. */
export type Point = { readonly x: Length; readonly y: Length }

export type Gate = {
  /** From the corner where its side starts to the opening; 0 hangs it on the corner's own post. */
  readonly at: Length
  /** Clear, from post to post. */
  readonly width: Length
  readonly leaves: 1 | 2
  readonly opens: 'in' | 'out'
  /** The end of its opening that the hinges of a single leaf are at. */
  readonly hinge: 'start' | 'end'
}

/** A straight piece of fence from one corner to the next, with its gates. */
export type Side = {
  /** By how much the ground is higher where the side ends; negative where it falls. */
  readonly rise: Length
  readonly slope: 'step' | 'rack'
  /** In their order along the side. */
  readonly gates: readonly Gate[]
}

export type Plan = {
  readonly units: Units
  /** One more than there are sides, but for a closed fence. */
  readonly corners: readonly Point[]
  readonly sides: readonly Side[]
  readonly isClosed: boolean
  /** The ends of an open fence that stand at a wall. */
  readonly walls: { readonly start: boolean; readonly end: boolean }
  readonly material: MaterialId
  /** Only what the reader set; see `settingsOf()`. Lengths, numbers, or the name of a choice. */
  readonly settings: Readonly<Record<string, number | string>>
  /** How deep the ground freezes; undefined until the reader has said. */
  readonly frost: Length | undefined
  /** The two letters of the state whose rules are taken; its frost depth may be the reader’s own. */
  readonly state: string | undefined
  readonly house: readonly Point[]
  readonly property: readonly Point[]
}

/** The version of a plan’s address; one that this site does not know is refused in words. */
export const linkVersion = '2'

export const mostSides = 40
export const mostGates = 60
export const leastSide = foot
export const longestSide = 5280 * foot

export const plainSide: Side = { rise: 0, slope: 'rack', gates: [] }

/** The corners of a side: where it starts, and where it ends. */
export function cornersOf({ corners }: Pick<Plan, 'corners'>, side: number): readonly [Point, Point] {
  const [from, to] = [corners[side], corners[(side + 1) % corners.length]]
  if (!from || !to) throw new RangeError(`The plan has no side ${side}`)
  return [from, to]
}

/** Whole 1/80 mm, like every length. */
export function sideLength(plan: Pick<Plan, 'corners'>, side: number): Length {
  const [from, to] = cornersOf(plan, side)
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y))
}

/** The point at a distance along a side. */
export function alongSide(plan: Plan, side: number, at: Length): Point {
  const [from, to] = cornersOf(plan, side)
  const share = at / sideLength(plan, side)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The worked example: what the page shows until somebody changes it. */
export const examplePlan: Plan = {
  units: 'feet',
  corners: [
    { x: 0, y: 0 },
    { x: 120 * foot, y: 0 },
  ],
  sides: [
    {
      ...plainSide,
      gates: [{ at: 58 * foot, width: 4 * foot, leaves: 1, opens: 'in', hinge: 'start' }],
    },
  ],
  isClosed: false,
  walls: { start: false, end: false },
  material: 'wood',
  settings: {},
  frost: undefined,
  state: undefined,
  house: [],
  property: [],
}

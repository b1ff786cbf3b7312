import type { Length, Units } from '../lengths'
import type { PlacedGate, Yard } from '../yard'

/** A brace post stands beside the end of a wire fence, and takes its pull. */
export type PostKind = 'line' | 'brace' | 'end' | 'corner' | 'gate'

/** A number that makers, towns or readers differ in. Lengths are in 1/80 mm, also in `start`. */
export type NumberField = {
  readonly kind: 'length' | 'width' | 'number'
  readonly name: string
  readonly label: string
  readonly least: number
  readonly most: number
  readonly start: number | ((settings: Settings) => number)
  /** What is behind the default, in words; cites as `[source-id]`. */
  readonly says: string
  readonly unit?: string
}

export type ChoiceField = {
  readonly kind: 'choice'
  readonly name: string
  readonly label: string
  /** The first is the default. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly says?: string
}

export type Field = (NumberField | ChoiceField) & {
  /** Whether it matters with these settings. */
  readonly applies?: (settings: Settings) => boolean
}

/** What a plan says, with the material's defaults where it says nothing. */
export type Settings = {
  readonly number: (name: string) => number
  readonly choice: (name: string) => string
  readonly units: Units
}

/** How a post of one kind is made and set. */
export type PostMake = {
  readonly name: string
  readonly width: Length
  readonly isRound: boolean
  /** Across the hole; 0 for a driven post. */
  readonly hole: Length
  /** In the ground. */
  readonly depth: Length
  readonly gravel: Length
  readonly fill: 'concrete' | 'gravel' | 'driven'
  /** Above level ground. */
  readonly above: Length
  /** In which lengths it is sold; empty where it comes with the fence in one. */
  readonly stock: readonly Length[]
  /** Why it is of that size and depth. */
  readonly why: string
}

export type Group = 'posts' | 'fence' | 'ground' | 'gates'

/** Something to buy. */
export type Line = {
  readonly group: Group
  /** Never changes: prices are kept by it. */
  readonly key: string
  readonly item: string
  readonly count: number
  /** What it is counted in where it is not pieces: `ft`, `lb`, `rolls of 50 ft`. */
  readonly unit?: string
  /** How it was counted. */
  readonly formula: string
}

/** Pieces to be cut from lengths that are sold. */
export type Cut = {
  readonly item: string
  readonly stock: readonly Length[]
  readonly pieces: readonly { readonly length: Length; readonly count: number }[]
}

/** How a bay looks from in front; heights above the ground. */
export type Look = {
  readonly rails: readonly { readonly at: Length; readonly width: Length }[]
  readonly infill:
    | {
        readonly kind: 'boards'
        readonly width: Length
        readonly gap: Length
        readonly from: Length
        readonly to: Length
      }
    | { readonly kind: 'mesh'; readonly step: Length; readonly from: Length; readonly to: Length }
    | { readonly kind: 'none' }
}

/** What a material makes of a yard. */
export type Material = {
  readonly id: string
  readonly name: string
  readonly fields: readonly Field[]
  /** Heights to choose from. */
  readonly heights: readonly Length[]
  readonly styles: readonly (readonly [value: string, label: string])[]
  /** The widest bay, from center to center, whether it is a panel of that width, and a brace's bay at both ends. */
  readonly bay: (settings: Settings) => {
    readonly most: Length
    readonly isPanel: boolean
    readonly brace?: Length
  }
  readonly post: (kind: PostKind, isHeavy: boolean, settings: Settings) => PostMake
  /** Pounds of a leaf; without it, makers do not say, and the reader is asked. */
  readonly leafPounds?: (width: Length, settings: Settings) => number
  /** Between a leaf and each post, and between two leaves. */
  readonly leafGaps: (settings: Settings) => { readonly sides: Length; readonly middle: Length }
  /** The most that a panel may rack, as rise over run; undefined where boards are set one by one. */
  readonly rackLimit?: (settings: Settings) => number
  readonly look: (settings: Settings) => Look
  /** Second and third of the four numerals: rails or panels, boards or feet of mesh. */
  readonly numerals: (yard: Yard, settings: Settings) => readonly [Numeral, Numeral]
  readonly lines: (yard: Yard, settings: Settings) => readonly Line[]
  readonly cuts: (yard: Yard, settings: Settings) => readonly Cut[]
}

export type Numeral = { readonly count: number; readonly name: string }

export type { PlacedGate, Yard }

// What several materials share.

import { foot, inch, inInches, lengthText, type Length } from '../lengths'
import { actualInches, gatePostDepth, withSpare } from '../quantities'
import { baysOf, spansOf, type Yard } from '../yard'
import type {
  ChoiceField,
  Field,
  Group,
  Line,
  Look,
  Material,
  NumberField,
  PostKind,
  PostMake,
  Settings,
} from './material'
import { materialNames, type MaterialId } from './names'

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
export const figure = (value: number): string => decimals.format(value)

export const plural = (count: number, one: string, more = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : more}`

export const line = (
  group: Group,
  key: string,
  item: string,
  count: number,
  formula: string,
  unit?: string,
): Line => ({ group, key, item, count, formula, ...(unit !== undefined && { unit }) })

/** A line of the fence itself. Parts that are not needed are not shown. */
export const fenceLine = (key: string, item: string, count: number, formula: string, unit?: string): Line =>
  line('fence', key, item, count, formula, unit)

/** The same with spare. */
export const sparedLine = (settings: Settings, key: string, item: string, count: number, formula: string) =>
  fenceLine(key, item, spared(count, settings), `${formula}; ${spareText(settings)}`)

export const spareText = (settings: Settings): string => `+ ${settings.number('spare')}%`

/** Adds the spare that the reader asked for. */
export const spared = (count: number, settings: Settings): number =>
  withSpare(count, settings.number('spare'))

export const feet = (...lengths: readonly number[]): Length[] => lengths.map((length) => length * foot)

export const bayCount = (yard: Yard): number => baysOf(yard).length

/** Whole feet of mesh or rail; what no tape reads takes no further one. */
export const faceFeet = (yard: Yard): number => Math.ceil((sum(spansOf(yard)) - inch / 32) / foot)

/** Posts at which a stretch of fence ends: where mesh, rails and wire are made fast. */
export const terminalEnds = (yard: Yard): number => 2 * spansOf(yard).length

export const postCount = ({ posts }: Yard, kinds: readonly PostKind[]): number =>
  posts.filter(({ kind }) => kinds.includes(kind)).length

/** How deep a post stands: as its maker or rule says, below the frost, and deeper at gates by the guides' rule. */
export function depthOf(kind: PostKind, settings: Settings): Length {
  const depth = Math.max(settings.number('depth'), settings.number('frost'))
  return kind === 'gate' ? gatePostDepth(inInches(depth)) * inch : depth
}

/** A post of sawn wood: a 6×6 or a 4×4. */
export const sawnPost = (isLarge: boolean, settings: Settings) => ({
  name: isLarge ? '6×6' : '4×4',
  width: actualInches[isLarge ? '6x6' : '4x4'] * inch,
  hole: settings.number(isLarge ? 'bigHole' : 'hole'),
  stock: feet(6, 8, 10, 12, 14, 16),
})

/** Posts that are routed or punched for the rails of their sides are an article each; a brace is a line post. */
export const articleOf = (kind: PostKind): string => (kind === 'brace' ? 'line' : kind)

export const cutBays = (yard: Yard): number => baysOf(yard).filter(({ isCut }) => isCut).length

export const panelSize = (settings: Settings): string =>
  `${lengthText(settings.number('height'), settings.units)} high, for centers of ${lengthText(settings.number('spacing'), settings.units)}`

/** Rails of one width, evenly from the lowest to the highest. */
export const evenRails = (count: number, low: Length, high: Length, width: Length): Look['rails'] =>
  Array.from({ length: count }, (_, rail) => ({ at: low + ((high - low) * rail) / (count - 1), width }))

/** A choice of these; the first is the default. */
export const choice = (name: string, label: string, ...options: ChoiceField['options']): ChoiceField => ({
  kind: 'choice',
  name,
  label,
  options,
})

export const spacing = (start: number, least: number, most: number, says: string): NumberField => ({
  kind: 'length',
  name: 'spacing',
  label: 'Posts at most, center to center',
  least: least * inch,
  most: most * inch,
  start: start * inch,
  says,
})

/** Of panels, which come as wide as they are. */
export const panelSpacing = (start: number, most: number, says: string): NumberField => ({
  ...spacing(start, 48, most, says),
  label: 'Posts, center to center',
})

type Start = number | ((settings: Settings) => number)

/** Post, hole and gravel; all in inches. */
export const groundFields = (says: {
  depth: Start
  depthSays: string
  hole: Start
  holeSays: string
  bigHole?: Start
  bigHoleSays?: string
  gravel?: number
}): readonly Field[] => [
  inchField('depth', 'Post in the ground', says.depth, 12, 72, says.depthSays),
  inchField('hole', 'Hole for line posts', says.hole, 4, 24, says.holeSays),
  inchField(
    'bigHole',
    'Hole for gate posts',
    says.bigHole ?? says.hole,
    4,
    36,
    says.bigHoleSays ?? says.holeSays,
  ),
  inchField(
    'gravel',
    'Gravel below the post',
    says.gravel ?? 6,
    0,
    12,
    'Sakrete asks for 4 to 6 in., Quikrete for 6 in.',
  ),
]

export function inchField(
  name: string,
  label: string,
  start: Start,
  least: number,
  most: number,
  says: string,
): Field {
  return {
    kind: 'width',
    name,
    label,
    least: least * inch,
    most: most * inch,
    start: typeof start === 'number' ? start * inch : start,
    says,
  }
}

/** Whole panels and a cut one at the end, or all cut alike. */
export const restField: ChoiceField = {
  // Written out: a call would stay in scripts that do not need the field.
  kind: 'choice',
  name: 'rest',
  label: 'What is left at the end',
  options: [
    ['cut', 'One panel is cut'],
    ['equal', 'All panels are cut alike'],
  ],
  says: 'One cut is the least work; equal bays look even.',
}

type OwnPost = Pick<PostMake, 'name' | 'width' | 'hole' | 'why'> & Partial<PostMake>

type OwnParts = Omit<Material, 'id' | 'name' | 'bay' | 'post' | 'leafGaps' | 'cuts'> & {
  /** All that differs from a square post as high as the fence, in concrete. */
  readonly post: (kind: PostKind, isHeavy: boolean, settings: Settings) => OwnPost
} & Partial<Pick<Material, 'bay' | 'leafGaps' | 'cuts'>>

/** A material, with what most have in common: bays as wide as the spacing, and nothing to cut to length. */
export const defineMaterial = (id: MaterialId, own: OwnParts): Material => ({
  id,
  name: materialNames[id],
  bay: (settings) => ({ most: settings.number('spacing'), isPanel: false }),
  leafGaps: () => ({ sides: 0.75 * inch, middle: 0.75 * inch }),
  cuts: () => [],
  ...own,
  post: (kind, isHeavy, settings) => ({
    isRound: false,
    depth: depthOf(kind, settings),
    gravel: settings.number('gravel'),
    fill: 'concrete',
    above: settings.number('height'),
    stock: [],
    ...own.post(kind, isHeavy, settings),
  }),
})

// What several materials share.

import { gatePostDepth, withSpare } from '../../quantities'
import { foot, inch, inInches, type Length } from '../lengths'
import { baysOf, spansOf, type Yard } from '../yard'
import type { Field, Group, Line, PostKind, PostMake, Settings } from './material'

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
): Line => ({
  group,
  key,
  item,
  count,
  formula,
  ...(unit !== undefined && { unit }),
})

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

export const spacing = (start: number, least: number, most: number, says: string): Field => ({
  kind: 'length',
  name: 'spacing',
  label: 'Posts at most, center to center',
  least: least * inch,
  most: most * inch,
  start: start * inch,
  says,
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
export const restField: Field = {
  kind: 'choice',
  name: 'rest',
  label: 'What is left at the end',
  options: [
    ['cut', 'One panel is cut'],
    ['equal', 'All panels are cut alike'],
  ],
  says: 'One cut is the least work; equal bays look even.',
}

export const make = (
  parts: Omit<PostMake, 'gravel' | 'isRound' | 'fill' | 'stock'> & Partial<PostMake>,
  settings: Settings,
): PostMake => ({
  isRound: false,
  gravel: settings.number('gravel'),
  fill: 'concrete',
  stock: [],
  ...parts,
})

import {
  foot,
  lengthText,
  meter,
  parseLength,
  type Length,
  type Units,
} from '../../../content/model/planner/lengths'
import { nameOf, sidesOf, type Measured, type Pair, type Tape } from '../../../content/model/planner/lot/tape'
import { list } from '../../../content/model/planner/lot/say'
import { leastSide, longestSide } from '../../../content/model/planner/plan'
import { reason } from '../typed'
import { keyOf, offeredDiagonals } from './fields'
import type { Entry } from './sample'

/** What has been typed: a tape where it is whole, and else what is missing or wrong, by the names of the fields. */
export type ReadEntry = {
  readonly tape: Tape
  readonly faults: Readonly<Record<string, string>>
  /** The sides without a length. */
  readonly open: readonly string[]
}

export function readEntry({ corners, more, values }: Entry, units: Units): ReadEntry {
  const faults: Record<string, string> = {}
  const measured: Measured[] = []
  const take = (name: string, pair: Pair) => {
    const text = values[name]?.trim() ?? ''
    if (text === '') return
    const length = lengthOf(text, units)
    if (typeof length === 'string') faults[name] = length
    else if (pair.from === pair.to) faults[name] = 'Choose two different corners.'
    else measured.push({ ...pair, length })
  }
  const sides = sidesOf(corners)
  for (const pair of [...sides, ...offeredDiagonals(corners)]) take(keyOf(pair), pair)
  for (let index = 0; index < more; index += 1) {
    const corner = (end: string) => Math.min(Number(values[`more-${index}-${end}`]) || 1, corners) - 1
    take(`more-${index}`, { from: corner('from'), to: corner('to') })
  }
  const inward = sides.flatMap(({ from }) => (values[`inward-${from + 1}`] === 'yes' ? from : []))
  const open = sides.map(keyOf).filter((name) => (values[name]?.trim() ?? '') === '')
  return { tape: { corners, measured, inward }, faults, open }
}

/** A length, or in words why it is none. */
function lengthOf(text: string, units: Units): Length | string {
  const length = parseLength(text, units === 'meters' ? meter : foot)
  if (length === undefined) return `${reason(text)}, such as ${units === 'meters' ? '17.8 m' : '58 ft 6 in.'}`
  if (length < leastSide || length > longestSide)
    return `Enter ${lengthText(leastSide, units)} to ${lengthText(longestSide, units)}`
  return length
}

/** What keeps the lot from being drawn, in words. */
export function sayOpen({ faults, open, tape }: ReadEntry): string {
  const wrong = Object.keys(faults).length
  if (wrong > 0)
    return wrong === 1
      ? 'One length cannot be read: look below its field.'
      : `${wrong} lengths cannot be read: look below their fields.`
  if (open.length === tape.corners) return 'Enter the sides and diagonals, and your lot is drawn here.'
  const names = sidesOf(tape.corners)
    .filter((pair) => open.includes(keyOf(pair)))
    .map(nameOf)
  return `Still open: ${names.length > 1 ? 'sides' : 'side'} ${list(names)}.`
}

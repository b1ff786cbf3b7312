import {
  foot,
  lengthText,
  meter,
  parseLength,
  type Length,
  type Units,
} from '../../../content/model/planner/lengths'
import { letterOf, type Tie } from '../../../content/model/planner/lot/house'
import { nameOf, sidesOf, type Measured, type Pair, type Tape } from '../../../content/model/planner/lot/tape'
import { list } from '../../../content/model/planner/lot/say'
import { leastSide, longestSide } from '../../../content/model/planner/plan'
import { reason } from '../typed'
import { keyOf, offeredDiagonals } from './fields'
import { cornerOf, houseCorners } from './house-fields'
import type { Entry } from './sample'

/** What has been typed: a tape where it is whole, and else what is missing or wrong, by the names of the fields. */
export type ReadEntry = {
  readonly tape: Tape
  /** Of the house, corner by corner. */
  readonly ties: readonly Tie[]
  readonly faults: Readonly<Record<string, string>>
  /** The sides without a length, and those of the house. */
  readonly open: readonly string[]
  /** Whether all that says where the lot is can be read; the house may be missing. */
  readonly isLotWhole: boolean
}

export function readEntry(entry: Entry, units: Units): ReadEntry {
  const { corners, more, values } = entry
  const faults: Record<string, string> = {}
  const measured: Measured[] = []
  const take = (name: string, pair: Pair) => {
    const text = values[name] ?? ''
    if (!isTyped(text)) return
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
  const ofHouse = Array.from({ length: houseCorners(entry) }, (_, corner) => cornerOf(entry, corner))
  const ties = ofHouse.flatMap(({ side, names }): Tie[] => {
    const [one, other] = names.map((name) => {
      const length = isTyped(values[name]) ? lengthOf(values[name] ?? '', units, 0) : undefined
      if (typeof length === 'string') faults[name] = length
      return length
    })
    const isRead = typeof one === 'number' && typeof other === 'number'
    return isRead ? [{ side, lengths: [one, other] }] : []
  })
  const open = [...sides.map(keyOf), ...ofHouse.flatMap(({ names }) => names)].filter(
    (name) => !isTyped(values[name]),
  )
  const isLotWhole = [...open, ...Object.keys(faults)].every((name) => name.startsWith('house-'))
  return { tape: { corners, measured, inward }, ties, faults, open, isLotWhole }
}

const isTyped = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** A length, or in words why it is not one. */
function lengthOf(text: string, units: Units, least: Length = leastSide): Length | string {
  const length = parseLength(text, units === 'meters' ? meter : foot)
  if (length === undefined) return `${reason(text)}, such as ${units === 'meters' ? '17.8 m' : '58 ft 6 in.'}`
  if (length < least || length > longestSide)
    return `Enter ${lengthText(least, units)} to ${lengthText(longestSide, units)}`
  return length
}

/** What is missing or wrong, in words. */
export function sayOpen({ faults, open, tape }: ReadEntry): string {
  const wrong = Object.keys(faults).length
  if (wrong > 0)
    return wrong === 1
      ? 'One length cannot be read: look below its field.'
      : `${wrong} lengths cannot be read: look below their fields.`
  const ofLot = sidesOf(tape.corners).filter((pair) => open.includes(keyOf(pair)))
  if (ofLot.length === tape.corners) return 'Enter the sides and diagonals, and your lot is drawn here.'
  const ofHouse = open.flatMap((name) => /^house-(\d+)/.exec(name)?.slice(1) ?? [])
  const corners = [...new Set(ofHouse)].map((corner) => letterOf(Number(corner)))
  const parts = [
    ...(ofLot.length > 0 ? [`${ofLot.length > 1 ? 'sides' : 'side'} ${list(ofLot.map(nameOf))}`] : []),
    ...(corners.length > 0
      ? [`${corners.length > 1 ? 'corners' : 'corner'} ${list(corners)} of the house`]
      : []),
  ]
  return `Still open: ${parts.join('; ')}.`
}

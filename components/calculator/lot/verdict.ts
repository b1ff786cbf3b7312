import { both } from '../../../content/model/planner/both-units'
import { inch } from '../../../content/model/planner/lengths'
import type { Lot } from '../../../content/model/planner/lot-by-tape'
import { list } from '../../../content/model/planner/lot/say'
import { nameOf, type Tape } from '../../../content/model/planner/lot/tape'

/** How close a careful tape comes on a house lot, and how close is close enough to buy by: ours. */
const [careful, usable] = [inch / 2, 2 * inch]

/** Where the others cannot tell so many apart, no name helps. */
const mostNamed = 3

/** How well the lengths agree, in words, and which one to measure again. */
export function verdictOf(lot: Lot, { measured, corners }: Tape): string {
  const next = lot.nextCheck && nameOf(lot.nextCheck)
  if (lot.checks < 1)
    return corners === 3
      ? 'Here is your lot. Nothing checks three sides: measure each of them twice.'
      : `Here is your lot. Nothing checks it yet: a foot misread would not show. Measure ${next ?? 'a side'} too${next === undefined ? ', once more' : ''}.`
  return [howWell(lot, measured), again(lot, measured, next), unchecked(lot, measured, next)].join(' ').trim()
}

function howWell({ overall, largest, residuals }: Lot, measured: Tape['measured']): string {
  const most = Math.abs(residuals[largest] ?? 0)
  const worst = measured[largest]
  if (most < inch / 16) return 'Your lengths agree exactly.'
  const figures = `The most that one has to give is ${both(most)}, at ${worst ? nameOf(worst) : ''}: your tape was off by about ${both(overall)} at a time.`
  if (overall <= careful) return `Your lengths agree as well as a tape can. ${figures}`
  if (overall <= usable) return `Your lengths agree well enough to plan and buy by. ${figures}`
  return `Your lengths disagree: one was misread, or two corners were mixed up. ${figures}`
}

function again(
  { overall, suspects, suspectError }: Lot,
  measured: Tape['measured'],
  next: string | undefined,
): string {
  const [first = 0] = suspects
  const names = suspects.flatMap((one) => measured[one] ?? []).map(nameOf)
  if (overall <= careful) return ''
  if (names.length === 1) {
    const should = (measured[first]?.length ?? 0) - suspectError
    return `Measure ${names[0]} again: by all the others it is ${both(should)}.`
  }
  const either = names.length <= mostNamed ? `Measure ${list(names)} again: one of them is off.` : ''
  if (either !== '') return either
  return next === undefined
    ? 'The others cannot tell which one: measure them all again.'
    : `The others cannot tell which one. Measure ${next} too, and it shows.`
}

function unchecked({ unchecked: open }: Lot, measured: Tape['measured'], next: string | undefined): string {
  if (open.length === 0) return ''
  const names = open.flatMap((one) => measured[one] ?? []).map(nameOf)
  return `Nothing checks ${list(names)}${next === undefined ? '' : `: ${next} would`}.`
}

import {
  leastCorners,
  mostCorners,
  nameOf,
  sidesOf,
  type Pair,
} from '../../../content/model/planner/lot/tape'
import { button, choice, group, labeled, lengthField, lengthInput, numbers } from './form-parts'
import { houseFields } from './house-fields'
import { make } from './make'
import type { Entry } from './sample'
import styles from './lot-form.module.scss'
import tools from './lot-tools.module.scss'

/** What a pair of corners is called in the form: `1-2`. */
export const keyOf = ({ from, to }: Pair): string => `${from + 1}-${to + 1}`

/** All diagonals from corner 1, and the one across all their triangles, which checks them. */
export const offeredDiagonals = (corners: number): Pair[] => [
  ...Array.from({ length: corners - 3 }, (_, index) => ({ from: 0, to: index + 2 })),
  ...(corners > 3 ? [{ from: 1, to: corners - 1 }] : []),
]

/** The whole form, with what has been typed into it. */
export const fieldsOf = (entry: Entry): readonly Node[] => [
  make(
    'div',
    { class: styles.head },
    labeled('How many corners', choice('corners', String(entry.corners), numbers(leastCorners, mostCorners))),
    button('sample', 'Show me with an example'),
  ),
  group('Sides', ...sidesOf(entry.corners).map((pair) => lengthOf(entry, pair))),
  ...(entry.corners > 3 ? [diagonals(entry)] : []),
  group(
    'Corners that point into the yard',
    ...numbers(1, entry.corners).map((corner) => tick(entry, corner)),
  ),
  houseFields(entry),
  make('p', { class: styles.actions }, make('button', { class: styles.main }, 'Draw my lot')),
]

function diagonals(entry: Entry): Node {
  const made = group(
    'Diagonals',
    ...offeredDiagonals(entry.corners).map((pair) => lengthOf(entry, pair)),
    ...Array.from({ length: entry.more }, (_, index) => moreFields(entry, index)),
  )
  made.append(
    make(
      'p',
      { class: styles.actions },
      button('more', 'Another diagonal'),
      make('small', {}, 'Leave those open that you could not measure.'),
    ),
  )
  return made
}

const lengthOf = (entry: Entry, pair: Pair) => lengthField(entry, keyOf(pair), nameOf(pair))

/** A diagonal between two corners that are chosen. */
export function moreFields(entry: Entry, index: number): HTMLElement {
  const name = `more-${index}`
  const corner = (end: string, first: string) => {
    const chosen = entry.values[`${name}-${end}`] ?? first
    const made = choice(`${name}-${end}`, chosen, numbers(1, entry.corners))
    made.setAttribute('aria-label', end === 'from' ? 'Diagonal from corner' : 'to corner')
    return made
  }
  const [input, fault] = lengthInput(entry, name)
  input.setAttribute('aria-label', 'Its length')
  const [from, to] = nextPair(entry, index)
  return make(
    'div',
    { class: styles.more, role: 'group', 'aria-label': `Another diagonal, ${index + 1}` },
    make('span', {}, 'Corner'),
    corner('from', from),
    make('span', {}, 'to'),
    corner('to', to),
    input,
    fault,
  )
}

/** The first diagonals that are not offered yet, one after the other. */
function nextPair({ corners }: Entry, index: number): readonly [string, string] {
  const offered = offeredDiagonals(corners).map(keyOf)
  const all = numbers(2, corners).flatMap((from) =>
    numbers(Number(from) + 2, corners).map((to) => [from, to] as const),
  )
  const open = all.filter(([from, to]) => !offered.includes(`${from}-${to}`))
  return open[index % Math.max(open.length, 1)] ?? ['2', '4']
}

function tick({ values }: Entry, corner: string): HTMLElement {
  const name = `inward-${corner}`
  const box = make('input', { type: 'checkbox', name, checked: values[name] === 'yes' })
  return make('label', { class: tools.tick }, box, make('span', {}, `Corner ${corner}`))
}

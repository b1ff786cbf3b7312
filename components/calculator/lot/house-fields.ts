import { leastHouseCorners, letterOf, mostHouseCorners } from '../../../content/model/planner/lot/house'
import { nameOf, sidesOf } from '../../../content/model/planner/lot/tape'
import { choice, group, labeled, lengthField, numbers } from './form-parts'
import { make } from './make'
import type { Entry } from './sample'
import styles from './lot-form.module.scss'

/** How many corners of the house were measured: none, or as many as make an outline. */
export const houseCorners = ({ values }: Entry): number => Number(values['house'] ?? 0)

/** From where a corner of the house was measured: a side of the lot, and the names of the two lengths to its ends. */
export function cornerOf({ corners, values }: Entry, corner: number) {
  const side = Math.min(Number(values[`house-${corner}-side`] ?? 0), corners - 1)
  const ends = [side, (side + 1) % corners] as const
  const nameTo = (end: number) => `house-${corner}-to-${end + 1}`
  return { side, ends, names: [nameTo(ends[0]), nameTo(ends[1])] as const }
}

/** The house, by two lengths a corner. */
export function houseFields(entry: Entry): Node {
  const counts = numbers(leastHouseCorners, mostHouseCorners).map((count): [string, string] => [
    count,
    `${count} corners`,
  ])
  const count = choice('house', entry.values['house'] ?? '0', [['0', 'Leave it out'], ...counts])
  return make(
    'fieldset',
    {},
    make('legend', {}, 'House'),
    make('div', { class: styles.head }, labeled('Put the house on it', count)),
    ...(houseCorners(entry) > 0
      ? [
          make(
            'p',
            { class: styles.hint },
            'Walk around the house. From each of its corners, measure to both ends of one side of the lot: the side that you can reach with the tape straight.',
          ),
          ...Array.from({ length: houseCorners(entry) }, (_, corner) => cornerFields(entry, corner)),
        ]
      : []),
  )
}

function cornerFields(entry: Entry, corner: number): Node {
  const letter = letterOf(corner)
  const own = cornerOf(entry, corner)
  const sides = sidesOf(entry.corners)
  const side = choice(
    `house-${corner}-side`,
    String(own.side),
    sides.map((pair): [string, string] => [String(pair.from), `side ${nameOf(pair)}`]),
  )
  const made = group(
    `Corner ${letter}`,
    labeled('Measured to', side),
    ...own.names.map((name, index) => lengthField(entry, name, `${letter} to ${(own.ends[index] ?? 0) + 1}`)),
  )
  made.classList.add(styles.corner ?? '')
  return made
}

import { both, bothToInch } from '../../../content/model/planner/both-units'
import { foot, inch, meter, type Length, type Units } from '../../../content/model/planner/lengths'
import type { Lot } from '../../../content/model/planner/lot-by-tape'
import { houseIn, letterOf, type House, type HouseAnswer } from '../../../content/model/planner/lot/house'
import { nameOf, sidesOf, type Tape } from '../../../content/model/planner/lot/tape'
import { lotDrawing } from './drawing'
import { button, choice } from './form-parts'
import { make } from './make'
import styles from './lot-answer.module.scss'
import form from './lot-form.module.scss'

/** The lot drawn, and what is doubtful about it. */
export function drawnLot(
  lot: Lot,
  house: HouseAnswer | undefined,
  { corners, measured }: Tape,
  units: Units,
): readonly Node[] {
  const known = houseIn(house)
  const doubts =
    known?.warnings ?? (house && 'fault' in house ? [`${house.fault} Until then it is left out.`] : [])
  const items = [...lot.warnings, ...doubts].map((warning) => make('li', {}, warning))
  return [
    ...(items.length > 0 ? [make('ul', { class: styles.warnings }, ...items)] : []),
    lotDrawing(lot, known, measured.slice(corners), units),
    make('p', {}, `${areaText(lot.area)} in all. It is a plan for a fence, and no survey.`),
  ]
}

/** Each length, and what it is off by; each angle; and of the house what can be measured to check it. */
export const figuresOf = (lot: Lot, house: House | undefined, { measured }: Tape): Node =>
  make(
    'div',
    { class: styles.figures },
    part('What your tape said', ...measured.map((one, index) => lengthItem(lot, one, index))),
    part(
      'Inside each corner',
      ...lot.angles.map((angle, corner) => item(`Corner ${corner + 1}`, degrees(angle))),
    ),
    ...(house
      ? [
          part(
            'Walls of the house: measure one to check',
            ...house.walls.map((wall, index) => wallItem(house, wall, index)),
          ),
          part(
            'Inside its corners',
            ...house.angles.map((angle, corner) => item(`Corner ${letterOf(corner)}`, degrees(angle))),
          ),
        ]
      : []),
  )

const part = (heading: string, ...items: Node[]) =>
  make('section', {}, make('h3', {}, heading), make('ul', {}, ...items))

function lengthItem({ residuals, unchecked }: Lot, one: Tape['measured'][number], index: number): Node {
  const off = residuals[index] ?? 0
  const says = () => {
    if (unchecked.includes(index)) return 'nothing checks it'
    if (Math.abs(off) < inch / 16) return 'fits'
    return `${both(Math.abs(off))} ${off > 0 ? 'too long' : 'too short'} for the others`
  }
  return item(nameOf(one), both(one.length), says())
}

const wallItem = ({ walls }: House, wall: Length, index: number): Node =>
  item(`${letterOf(index)} to ${letterOf((index + 1) % walls.length)}`, bothToInch(wall))

const degrees = (angle: number) => `${angle.toFixed(1)}°`

const item = (name: string, value: string, says = ''): Node =>
  make(
    'li',
    {},
    make('b', {}, name),
    ' ',
    make('span', {}, value),
    ...(says ? [' ', make('small', {}, says)] : []),
  )

const areaText = (area: number): string => {
  const [feet, meters] = [area / foot ** 2, area / meter ** 2].map((value) => Math.round(value))
  return `${feet?.toLocaleString('en-US')} sq ft (${meters?.toLocaleString('en-US')} m²)`
}

/** The buttons that take it into the calculator. */
export function takeAlongButtons(corners: number): Node {
  const sides = sidesOf(corners).map((pair): [string, string] => [
    String(pair.from),
    `side ${pair.from + 1}, ${nameOf(pair)}`,
  ])
  const open = choice('open', '0', sides)
  return make(
    'div',
    { class: form.takeAlong },
    button('line', 'Use it as my property line'),
    button('fence', 'Fence all of it'),
    make(
      'div',
      { class: form.actions },
      make('label', { for: open.id }, 'Fence all but'),
      open,
      button('fence-but', 'Fence these'),
    ),
  )
}

import { bothToInch } from '../../../content/model/planner/both-units'
import { plural, sum } from '../../../content/model/planner/materials/parts'
import {
  recipients,
  sheetNames,
  type Letter,
  type SheetName,
} from '../../../content/model/planner/packet/letters'
import { make } from '../lot/make'
import type { View } from '../view'
import { planSheet, viewsSheet } from './drawn-sheets'
import { recipientOf, type Picture, type Typed } from './packet'
import { consentSheet, datesSheet, letterSheet, materialsSheet } from './written-sheets'
import styles from './packet.module.scss'

/** The sheets that go with the letter: pictures only where there are some. */
export const sheetsFor = (typed: Typed, pictures: readonly Picture[]): readonly SheetName[] =>
  recipients[recipientOf(typed)].sheets.filter((name) => name !== 'pictures' || pictures.length > 0)

/** The packet for whoever is asked, sheet by sheet. */
export function sheetsOf(view: View, typed: Typed, pictures: readonly Picture[]): readonly Node[] {
  const to = recipientOf(typed)
  const letter = letterFor(view, typed)
  const { parcel = '', owner = '', address = '' } = typed
  const contents: Readonly<Record<SheetName, () => readonly Node[]>> = {
    plan: () => planSheet(view, { Owner: owner, Address: address, 'Parcel or lot number': parcel }),
    views: () => viewsSheet(view),
    materials: () => materialsSheet(view, typed['makers'] ?? ''),
    pictures: () =>
      pictures.map(({ name, canvas }) => make('figure', {}, canvas, make('figcaption', {}, name))),
    consent: () => consentSheet(letter, to === 'neighbor' ? 1 : 4),
    dates: () => datesSheet(to, letter),
  }
  const names = sheetsFor(typed, pictures)
  return [
    make(
      'section',
      { class: `${styles.sheet} ${styles.letter}`, 'data-sheet': 'letter' },
      ...letterSheet(to, letter, names),
    ),
    ...names.map((name) =>
      make(
        'section',
        { class: styles.sheet, 'data-sheet': name },
        make('h2', {}, sheetNames[name]),
        ...contents[name](),
      ),
    ),
  ]
}

function letterFor({ count, plan, rules }: View, typed: Typed): Letter {
  const { owner = '', address = '', addressee = '', begin = '', state } = typed
  const height = bothToInch(count.settings.number('height'))
  const { gates, lengths } = count.yard
  const parts = [
    count.material.name,
    `${height} high`,
    `${bothToInch(sum(lengths))} long`,
    ...(gates.length > 0 ? [plural(gates.length, 'gate')] : []),
  ]
  const each = plan.sides.flatMap((side, index) =>
    side.gates.map(
      ({ width, opens }) =>
        `Gate in side ${index + 1}: ${bothToInch(width)} wide, opens ${opens === 'in' ? 'into' : 'out of'} the yard.`,
    ),
  )
  return {
    ...{ owner, address, addressee, begin },
    fence: [parts.join(', '), ...each],
    rules: rules?.find((one) => one.state === state),
    origin: location.origin,
  }
}

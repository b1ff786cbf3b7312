import { bothToInch } from '../../../content/model/planner/both-units'
import { plural, sum } from '../../../content/model/planner/materials/parts'
import {
  recipients,
  recordsName,
  sheetNames,
  type Letter,
  type SheetName,
} from '../../../content/model/planner/packet/letters'
import { isOnLine, type Setback } from '../../../content/model/planner/setbacks'
import { make } from '../lot/make'
import type { View } from '../view'
import { planSheet, viewsSheet } from './drawn-sheets'
import { recipientOf, type Picture, type Typed } from './packet'
import { consentSheet, letterSheet, materialsSheet, recordsSheet } from './written-sheets'
import styles from './packet.module.scss'

/** The sheets that go with the letter: pictures only where there are some. */
export const sheetsFor = (typed: Typed, pictures: readonly Picture[]): readonly SheetName[] =>
  recipients[recipientOf(typed)].sheets.filter((name) => name !== 'pictures' || pictures.length > 0)

/** The packet for whoever is asked, sheet by sheet. */
export function sheetsOf(
  view: View,
  setbacks: readonly Setback[],
  typed: Typed,
  pictures: readonly Picture[],
): readonly Node[] {
  const to = recipientOf(typed)
  const letter = letterFor(view, typed, setbacks)
  const { parcel = '', state = '' } = typed
  const filled = { Owner: letter.owner, Address: letter.address, 'Parcel or lot number': parcel.trim() }
  const ofState = { ...view, plan: { ...view.plan, state: state || undefined } }
  const contents: Readonly<Record<SheetName, () => readonly Node[]>> = {
    plan: () => planSheet(ofState, setbacks, filled),
    views: () => viewsSheet(view),
    materials: () => materialsSheet(view),
    pictures: () => pictures.map(pictureFigure),
    consent: () => consentSheet(letter, to === 'neighbor' ? 1 : 4),
  }
  const names = sheetsFor(typed, pictures)
  const sheet = (name: string, heading: string, nodes: readonly Node[]) =>
    make('section', { class: styles.sheet, 'data-sheet': name }, make('h2', {}, heading), ...nodes)
  return [
    make(
      'section',
      { class: `${styles.sheet} ${styles.letter}`, 'data-sheet': 'letter' },
      ...letterSheet(to, letter, names),
    ),
    ...names.map((name) => sheet(name, sheetNames[name], contents[name]())),
    sheet('records', recordsName, recordsSheet(to, letter)),
  ]
}

/** What a camera calls a picture says nothing. */
function pictureFigure({ name, canvas }: Picture): Node {
  const isOfCamera = /^(?:img|dsc|dcim|pxl|screenshot)?[\W_\d]*$/i.test(name)
  return make('figure', {}, canvas, ...(isOfCamera ? [] : [make('figcaption', {}, name)]))
}

function letterFor({ count, plan, rules }: View, typed: Typed, setbacks: readonly Setback[]): Letter {
  // A sentence ends with a period of its own.
  const text = (name: string) => (typed[name] ?? '').trim().replace(/\.$/, '')
  const { gates, lengths } = count.yard
  const parts = [
    count.material.name,
    `${bothToInch(count.settings.number('height'))} high`,
    `${bothToInch(sum(lengths))} long`,
    ...(gates.length > 0 ? [plural(gates.length, 'gate')] : []),
  ]
  return {
    owner: text('owner'),
    address: text('address'),
    contact: text('contact'),
    addressee: text('addressee'),
    begin: text('begin'),
    products: text('products'),
    fence: parts.join(', '),
    gates: plan.sides.flatMap((side, index) =>
      side.gates.map(({ width }) => `Gate in side ${index + 1}: ${bothToInch(width)} wide.`),
    ),
    hasProperty: plan.property.length > 2,
    mayBeOnLine: plan.property.length < 3 || setbacks.some(isOnLine),
    rules: rules?.find(({ state }) => state === typed['state']),
    origin: location.origin,
  }
}

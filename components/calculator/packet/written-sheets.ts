import { figure } from '../../../content/model/planner/materials/parts'
import {
  paragraphsOf,
  recordsOf,
  sheetNames,
  type Letter,
  type Recipient,
  type SheetName,
} from '../../../content/model/planner/packet/letters'
import { make } from '../lot/make'
import type { View } from '../view'
import styles from './packet.module.scss'

/** @param enclosed the sheets that go with it */
export function letterSheet(to: Recipient, letter: Letter, enclosed: readonly SheetName[]): readonly Node[] {
  const { owner, address, addressee } = letter
  const [name = ''] = addressee.split('\n')
  return [
    make('p', { class: styles.lines }, [owner, address].filter(Boolean).join('\n')),
    make('p', {}, new Date().toLocaleDateString('en-US', { dateStyle: 'long' })),
    make('p', { class: styles.lines }, addressee),
    make('h2', {}, `Fence${address && ` at ${address}`}`),
    make('p', {}, `Dear ${name || '_______________________'},`),
    ...paragraphsOf(to, letter).map((text) => make('p', {}, text)),
    make('p', { class: styles.signature }, owner ? `${owner}, signature` : 'Name, signature'),
    make('p', {}, 'Enclosed:'),
    make('ul', {}, ...enclosed.map((sheet) => make('li', {}, sheetNames[sheet]))),
  ]
}

/** What is bought, with room for what a brochure calls it. */
export const materialsSheet = ({ count }: View): readonly Node[] => [
  table(
    ['How many', 'What', 'Maker, product, color'],
    count.lines.map(({ count: number, unit, item }) => [
      unit ? `${figure(number)} ${unit}` : figure(number),
      item,
      '',
    ]),
  ),
]

/** @param rows how many neighbors may sign */
export const consentSheet = ({ address, fence }: Letter, rows: number): readonly Node[] => [
  make('p', {}, `The fence${address && ` at ${address}`}: ${fence}.`),
  make('p', {}, 'I have seen the plan and the front views that go with this sheet.'),
  make(
    'p',
    {},
    '“I agree” means: to this fence as the plan shows it. It promises no share of the cost, and moves no property line.',
  ),
  table(
    ['Name and address', 'I agree', 'I do not agree', 'Signature, date'],
    Array.from({ length: rows }, () => ['', '☐', '☐', '']),
  ),
]

export const recordsSheet = (to: Recipient, letter: Letter): readonly Node[] => [
  table(
    ['What', 'Notes', 'Date'],
    recordsOf(to, letter).map(([what, known]) => [what, known, '']),
  ),
]

function table(head: readonly string[], rows: readonly (readonly string[])[]): HTMLTableElement {
  const row = (cell: 'th' | 'td', texts: readonly string[]) =>
    make('tr', {}, ...texts.map((text) => make(cell, {}, text)))
  return make(
    'table',
    { class: styles.table },
    make('thead', {}, row('th', head)),
    make('tbody', {}, ...rows.map((texts) => row('td', texts))),
  )
}

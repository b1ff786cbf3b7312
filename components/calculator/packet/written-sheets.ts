import { figure } from '../../../content/model/planner/materials/parts'
import {
  datesOf,
  paragraphsOf,
  sheetNames,
  type Letter,
  type Recipient,
  type SheetName,
} from '../../../content/model/planner/packet/letters'
import { make } from '../lot/make'
import type { View } from '../view'
import styles from './packet.module.scss'

/** @param enclosed the sheets that go with it */
export const letterSheet = (
  to: Recipient,
  letter: Letter,
  enclosed: readonly SheetName[],
): readonly Node[] => [
  make('p', { class: styles.lines }, [letter.owner, letter.address].filter(Boolean).join('\n')),
  make('p', {}, today()),
  make('p', { class: styles.lines }, letter.addressee || 'To:'),
  make('h2', {}, `Fence${letter.address && ` at ${letter.address}`}`),
  ...paragraphsOf(to, letter).map((text) => make('p', {}, text)),
  make('p', { class: styles.signature }, letter.owner || 'Name', ', signature'),
  make('p', {}, 'Enclosed:'),
  make('ul', {}, ...enclosed.map((name) => make('li', {}, sheetNames[name]))),
]

const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

/** What is bought, with room for what a brochure calls it. */
export const materialsSheet = ({ count }: View, makers: string): readonly Node[] => [
  ...(makers.trim() ? [make('p', { class: styles.lines }, makers.trim())] : []),
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
  make('p', {}, `The fence${address && ` at ${address}`}: ${fence[0]}.`),
  make('p', {}, 'I have seen the plan and the side view that go with this sheet.'),
  table(
    ['Name and address', 'I agree', 'I do not', 'Signature, day'],
    Array.from({ length: rows }, () => ['', '☐', '☐', '']),
  ),
]

export const datesSheet = (to: Recipient, letter: Letter): readonly Node[] => [
  table(
    ['What', 'Known of it', 'Day'],
    datesOf(to, letter).map(([what, known]) => [what, known, '']),
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

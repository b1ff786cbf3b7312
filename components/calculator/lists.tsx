import { groupNames } from '@/content/model/planner/count'
import { cutList } from '@/content/model/planner/cut-list'
import { lengthText } from '@/content/model/planner/lengths'
import type { Group, Line } from '@/content/model/planner/materials/material'
import { figure, plural } from '@/content/model/planner/materials/parts'
import { Action } from './field'
import { moneyText, totals, type Prices } from './money'
import { bound } from './say'
import type { View } from './view'
import styles from './lists.module.scss'

const groups: readonly Group[] = ['posts', 'fence', 'gates', 'ground']

/** What to buy, how much, how it was counted, and at the reader's prices. */
export function ShoppingList({ view }: { view: View }) {
  const { count, prices } = view
  return (
    <div className={styles.list}>
      <h3>Shopping list</h3>
      {count.missing && <p className={styles.missing}>{bound(count.missing)}</p>}
      {groups.map((group) => {
        const lines = count.lines.filter((line) => line.group === group)
        return (
          lines.length > 0 && (
            <div key={group}>
              <h4>{groupNames[group]}</h4>
              <ul>
                {lines.map((line) => (
                  <Item key={line.key} line={line} prices={prices} />
                ))}
              </ul>
            </div>
          )
        )
      })}
      {prices && <Total view={view} prices={prices} />}
      <p className={styles.actions}>
        <Action act="prices" text={prices ? 'Hide prices' : 'Enter prices'} />
      </p>
      {count.notes.map((note) => (
        <p key={note} className={styles.note}>
          {bound(note)}
        </p>
      ))}
    </div>
  )
}

function Item({ line, prices }: { line: Line; prices: Prices | undefined }) {
  return (
    <li data-line={line.key}>
      <b>{figure(line.count)}</b>
      <span>
        {line.unit ? `${line.unit} · ` : ''}
        {bound(line.item)}
      </span>
      <small>{bound(line.formula)}</small>
      {prices && (
        <label className={styles.price}>
          <span>{`Price of one${line.unit === 'ft' ? ' foot' : ''}`}</span>
          <input
            type="text"
            data-price={line.key}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={prices[line.key] ?? ''}
          />
        </label>
      )}
    </li>
  )
}

function Total({ view: { count }, prices }: { view: View; prices: Prices }) {
  const { total, perFoot, open } = totals(count, prices)
  return (
    <p className={styles.total} data-total="">
      <b>{`Total ${moneyText(total)}`}</b>
      <span>
        {`, ${moneyText(perFoot)} a foot of fence and gates`}
        {open > 0 && `; ${plural(open, 'line')} without a price`}
      </span>
    </p>
  )
}

/** Rails and boards out of lengths that are sold. */
export function CutList({ view: { plan, count } }: { view: View }) {
  return count.cuts.map((cut) => {
    const { item, rows, left, tooLong } = cutList(cut)
    const text = (length: number) => lengthText(length, plan.units)
    return (
      <div key={item} className={styles.list}>
        <h3>{`Cut list: ${item}`}</h3>
        <ul>
          {rows.map(({ stock, pieces, left: rest, count: number }) => (
            <li key={pieces.join()}>
              <b>{number}</b>
              <span>{bound(`of ${text(stock)}, cut to ${sameOnes(pieces.map(text))}`)}</span>
              <small>{bound(`${text(rest)} left of each`)}</small>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {bound(
            `${text(left)} left in all, ⅛ in. (3 mm) a cut. Longest first, each into the first length with room (first-fit decreasing).`,
          )}
          {tooLong.length > 0 &&
            ` ${plural(tooLong.length, 'piece')} longer than what is sold: order them, or add a post.`}
        </p>
      </div>
    )
  })
}

function sameOnes(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text)).join(', ')
}

/** Where each post of a side stands, on one tape from its first corner. */
export function TapeMarks({ view: { plan, count } }: { view: View }) {
  return (
    <div className={styles.list}>
      <h3>Tape marks</h3>
      {plan.sides.map((_, side) => (
        <p key={side} data-tape={side}>
          <b>{`Side ${side + 1}, from its first corner: `}</b>
          {[
            ...(side > 0 ? [0] : []),
            ...count.yard.posts.filter((post) => post.side === side).map(({ at }) => at),
            ...(plan.isClosed && side === plan.sides.length - 1 ? [count.yard.lengths[side] ?? 0] : []),
          ]
            .toSorted((a, b) => a - b)
            .map((at) => bound(lengthText(at, plan.units)))
            .join(' · ')}
        </p>
      ))}
      <p className={styles.note}>
        Centers of posts. Leave the tape where it is: measured from mark to mark, small errors add up.
      </p>
    </div>
  )
}

import clsx from 'clsx'
import type { ReactElement } from 'react'
import { prose } from '@/content/model/schemas/common'
import { bindNumbers, isNumber } from '@/content/model/typography'
import { DataTableHead, type ColumnGroup } from './data-table-head'
import { Prose } from './prose'
import { Words } from './words'
import narrow from './data-table-narrow.module.scss'
import styles from './data-table.module.scss'

/** Words, perhaps with inline Markdown; a number; or what a component draws. */
type Cell = string | number | ReactElement

type Props = {
  caption: string
  head: readonly string[]
  /** A row above the head, over all columns but the first. */
  groups?: readonly ColumnGroup[]
  rows: readonly (readonly Cell[])[]
  note?: string | ReactElement | undefined
}

/**
 * A table whose first column names its rows; columns of numbers are set flush right. In a narrow frame three columns
 * of words are set one under the other, and more that do not fit scroll sideways, below the caption.
 */
export function DataTable({ caption, head, groups = [], rows, note }: Props) {
  const columns = head.map((name, column) => [name, ...rows.map((row) => row[column] ?? '')])
  const numeric = columns.map(([, ...cells], column) => column > 0 && cells.every(isNumeric))
  const fits = columns.reduce((sum, cells) => sum + 2 + Math.max(...cells.map(longestWord)), 0) <= phone
  const isWordy = columns.some((cells) => cells.some((cell) => String(cell).length > 2 * phone))
  const stacks = columns.length === 3 && (isWordy || !(fits && numeric.includes(true)))
  const scrolls = columns.length > 3 && !fits
  // A table that is laid out as blocks is none to some browsers' screen readers, unless it says so.
  const role = (name: string) => (stacks ? name : undefined)

  const look = (column: number) => (numeric[column] ? styles.number : undefined)

  return (
    <div className={styles.root}>
      {/* The table has this name. */}
      <p className={styles.caption} aria-hidden="true">
        <Words text={caption} />
      </p>
      <div className={clsx(styles.frame, scrolls && narrow.wide, stacks && narrow.stacked)}>
        {/* Shown where the table scrolls. Safari gives the keyboard no other way into a frame without links. */}
        {scrolls && (
          <div className={narrow.hint} role="group" aria-label={caption} tabIndex={0}>
            Scroll sideways →
          </div>
        )}
        <table aria-label={caption} role={role('table')}>
          <DataTableHead head={head} groups={groups} role={role} look={look} />
          <tbody role={role('rowgroup')}>
            {rows.map(([name, ...cells], row) => (
              <tr key={row} role={role('row')}>
                <th scope="row" role={role('rowheader')}>
                  {drawCell(name)}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} role={role('cell')} className={look(column + 1)}>
                    {drawCell(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className={styles.note}>{drawCell(note)}</p>}
    </div>
  )
}

/** Letters that a phone has room for side by side. */
const phone = 36

const citation = /\[\^\d+:\d+\]/g

const longestWord = (cell: Cell): number =>
  typeof cell === 'object'
    ? Infinity
    : Math.max(
        ...bindNumbers(String(cell).replace(citation, ''))
          .split(/ |(?<=-)/)
          .map(({ length }) => length),
      )

const isNumeric = (cell: Cell): boolean =>
  typeof cell === 'string' ? isNumber(cell.replace(citation, '')) : typeof cell === 'number'

/** Computed words have no Markdown, but otherwise they are read like those of the content. */
function drawCell(cell: Cell | undefined) {
  if (typeof cell === 'number') return cell.toLocaleString('en-US')
  return typeof cell === 'string' ? <Prose text={prose.parse(cell)} /> : cell
}

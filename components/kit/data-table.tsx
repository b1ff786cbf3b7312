import clsx from 'clsx'
import type { ReactElement } from 'react'
import { prose } from '@/content/model/schemas/common'
import { ColumnName } from './column-name'
import { DataTableHead, type ColumnGroup } from './data-table-head'
import { Prose } from './prose'
import { flushColumns, tableLayout, type Cell } from './table-layout'
import { Words } from './words'
import narrow from './data-table-narrow.module.scss'
import styles from './data-table.module.scss'

type Props = {
  caption: string
  head: readonly string[]
  /** A row above the head, over all columns but the first. */
  groups?: readonly ColumnGroup[]
  rows: readonly (readonly Cell[])[]
  note?: string | ReactElement | undefined
  /** Begins below what stands in the margin, and is as wide as it and the text. */
  wide?: boolean
}

/**
 * A table whose first column names its rows; columns of mostly numbers are set flush right. What becomes of it in a
 * narrow frame, table-layout.ts decides.
 */
export function DataTable({ caption, head, groups = [], rows, note, wide }: Props) {
  const layout = tableLayout({ head, rows, hasGroups: groups.length > 0 })
  const isFlush = flushColumns({ head, rows })
  const scrolls = layout === 'wide'
  const isTable = scrolls || ['plain', 'compact', 'tight'].includes(layout)
  // A table that is laid out as blocks is none to some browsers' screen readers, unless it says so.
  const role = (name: string) => (isTable ? undefined : name)

  const look = (column: number, cell?: Cell) =>
    clsx(isFlush[column] && styles.number, isLink(cell, column) && styles.link) || undefined

  return (
    <div className={clsx(styles.root, wide && styles.wide)}>
      {/* The table has this name. */}
      <p className={styles.caption} aria-hidden="true">
        <Words text={caption} />
      </p>
      <div
        className={clsx(
          styles.frame,
          layout.split(' ').map((name) => narrow[name]),
        )}
      >
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
                <th scope="row" role={role('rowheader')} className={look(0, name)}>
                  {drawCell(name)}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} role={role('cell')} className={look(column + 1, cell)}>
                    {layout === 'cards' && <ColumnName name={head[column + 1] ?? ''} />}
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

/** Whether there is nothing but a link in it; or, where it names its row, no other one: all of the name leads there. */
const isLink = (cell: Cell | undefined, column: number) =>
  typeof cell === 'string' &&
  (column === 0 ? /^[^[]*\[[^\]]+\]\([^)]+\)[^[]*$/ : /^\[[^\]]+\]\([^)]+\)$/).test(cell)

/** Computed words have no Markdown, but otherwise they are read like those of the content. */
function drawCell(cell: Cell | undefined) {
  if (typeof cell === 'number') return cell.toLocaleString('en-US')
  return typeof cell === 'string' ? <Prose text={prose.parse(cell)} /> : cell
}

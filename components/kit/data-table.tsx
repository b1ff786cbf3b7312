import type { ReactNode } from 'react'
import styles from './data-table.module.scss'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  note?: ReactNode
}

/**
 * A table whose first column names its rows. On a narrow window it scrolls sideways within its frame; the caption is
 * outside, so that it stays in place.
 */
export function DataTable({ caption, head, rows, note }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.caption} aria-hidden="true">
        {caption}
      </p>
      {/* Scrolling needs a keyboard way in, hence the focus stop and the name. */}
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table aria-label={caption}>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

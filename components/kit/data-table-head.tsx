import { Words } from './words'
import styles from './data-table.module.scss'

/** Columns under one name. */
export type ColumnGroup = { name: string; columns: number }

type Props = {
  head: readonly string[]
  /** All columns but the first, in order. */
  groups: readonly ColumnGroup[]
  /** The role that an element has to name, where its table is laid out as blocks. */
  role: (name: string) => string | undefined
  look: (column: number) => string | undefined
}

/** One row of names; or two, where columns belong together. */
export function DataTableHead({ head, groups, role, look }: Props) {
  const names = head.map((name, column) => (
    <th
      key={column}
      scope="col"
      role={role('columnheader')}
      className={look(column)}
      rowSpan={groups.length > 0 && column === 0 ? 2 : undefined}
    >
      <Words text={name} />
    </th>
  ))
  if (groups.length === 0)
    return (
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>{names}</tr>
      </thead>
    )
  return (
    <>
      <colgroup />
      {groups.map(({ name, columns }) => (
        <colgroup key={name} span={columns} />
      ))}
      <thead>
        <tr>
          {names[0]}
          {groups.map(({ name, columns }) => (
            <th key={name} scope="colgroup" colSpan={columns} className={styles.group}>
              <Words text={name} />
            </th>
          ))}
        </tr>
        <tr>{names.slice(1)}</tr>
      </thead>
    </>
  )
}

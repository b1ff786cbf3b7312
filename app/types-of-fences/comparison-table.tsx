import { ColumnName } from '@/components/kit/column-name'
import { Prose } from '@/components/kit/prose'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import styles from './comparison-table.module.scss'

type Props = {
  /** The id of the heading that names the table. */
  labelledBy: string
  fenceTypes: TypesOfFences['fenceTypes']
  rows: TypesOfFences['comparison']
}

/**
 * The materials side by side. A phone shows each row as a block of two by two cells, each with its material's name.
 * The roles are for browsers that see no table in what is laid out otherwise.
 */
export function ComparisonTable({ labelledBy, fenceTypes, rows }: Props) {
  const materials = fenceTypes.map(({ id, title }) => ({ id, name: title.replace(/ fences$/, '') }))
  return (
    <table className={styles.root} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Point
          </th>
          {materials.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.label} role="row">
            <th role="rowheader" scope="row">
              {row.label}
            </th>
            {materials.map(({ id, name }) => (
              <td key={id} role="cell">
                <ColumnName name={name} />
                <Prose text={row[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

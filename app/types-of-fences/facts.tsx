import { Words } from '@/components/kit/words'
import type { FenceType, TypesOfFences } from '@/content/model/schemas/types-of-fences'
import styles from './facts.module.scss'

type Props = { rows: TypesOfFences['comparison']; material: FenceType['id'] }

/** A material's cells of a few rows of the comparison, where the sources stand. */
export function Facts({ rows, material }: Props) {
  return (
    <dl className={styles.root}>
      {rows
        .filter((row) => row.atAGlance)
        .map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <Words text={withoutCitations(row[material])} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function withoutCitations(cell: string): string {
  return cell.replace(/\[\^[^\]]+\]/g, '')
}

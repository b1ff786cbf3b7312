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
            <Fact cell={withoutCitations(row[material])} />
          </div>
        ))}
    </dl>
  )
}

/** `25+ years, says Trex`, or `Low; slats help`. */
const figureAndRest = /^(.*?)(?:; |(?<=\d[^,;]*), )(.*)$/

/** The figure stands out, and what else the cell says of it follows below. */
function Fact({ cell }: { cell: string }) {
  const [, figure = cell, rest] = figureAndRest.exec(cell) ?? []
  return (
    <dd>
      <Words text={figure} />
      {rest && (
        <small>
          <Words text={rest} />
        </small>
      )}
    </dd>
  )
}

function withoutCitations(cell: string): string {
  return cell.replace(/\[\^[^\]]+\]/g, '')
}

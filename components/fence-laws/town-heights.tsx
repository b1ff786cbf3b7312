import { heightsByTown } from '@/content/model/fence-laws/at-a-glance'
import { heightText, inchesOf } from '@/content/model/fence-laws/say'
import type { LawRecord, State } from '@/content/model/fence-laws/schema'
import { bindNumbers } from '@/content/model/text/typography'
import styles from './town-heights.module.scss'

/** How wide a piece of fence is drawn, in inches. */
const wide = 110

/**
 * How high fences may be, town by town, as figures and drawn to one scale; nothing where no town’s rule is known. Laid
 * out as blocks, where it is narrow, a table is none to some browsers’ screen readers, unless it says so by roles.
 */
export function TownHeights({ state }: { state: State }) {
  const towns = heightsByTown(state)
  if (towns.length === 0) return null
  const tallest = Math.max(...towns.flatMap(({ front, back }) => [...front, ...back]).map(inchesOf))
  return (
    <figure className={styles.root}>
      <table role="table">
        <caption>
          The tallest fence, to scale, and where that holds; the words of the section have the rest
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {['Town', 'Front yard', 'Side, back'].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {towns.map(({ town, front, back }) => (
            <tr key={town} role="row">
              <th scope="row" role="rowheader">
                {town}
              </th>
              {[front, back].map((heights, index) => (
                <td key={index} role="cell">
                  <Height heights={heights} tallest={tallest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Where several rules hold, the highest is drawn; where none is known, the ground alone. */
function Height({ heights, tallest }: { heights: readonly LawRecord[]; tallest: number }) {
  const height = Math.max(0, ...heights.map(inchesOf))
  return (
    <>
      <svg viewBox={`0 ${-tallest} ${wide} ${tallest}`} aria-hidden="true">
        {height > 0 && (
          <>
            <path className={styles.rails} d={`M0 ${-height / 5}h${wide}M0 ${-height * 0.8}h${wide}`} />
            <path className={styles.boards} strokeWidth={height} d={`M0 ${-height / 2}h${wide}`} />
          </>
        )}
      </svg>
      {height > 0 ? (
        heights.map((record) => (
          <p key={record.scope}>
            <strong>{bindNumbers(heightText(record))}</strong> {bindNumbers(record.scope)}
          </p>
        ))
      ) : (
        <p>No figure</p>
      )}
    </>
  )
}

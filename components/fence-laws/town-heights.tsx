import { heightsByTown } from '@/content/model/fence-laws/at-a-glance'
import { heightText, inchesOf } from '@/content/model/fence-laws/say'
import type { LawRecord, State } from '@/content/model/fence-laws/schema'
import { bindNumbers } from '@/content/model/typography'
import styles from './town-heights.module.scss'

/** How wide a piece of fence is drawn, in inches. */
const wide = 110

/** How high fences may be, town by town, as figures and drawn to one scale; nothing where no town’s rule is known. */
export function TownHeights({ state }: { state: State }) {
  const towns = heightsByTown(state)
  if (towns.length === 0) return null
  const tallest = Math.max(...towns.flatMap(({ front, back }) => [...front, ...back]).map(inchesOf))
  return (
    <table className={styles.root}>
      <caption>The tallest fence, to scale, and where that holds; the words below have the rest</caption>
      <thead>
        <tr>
          <th scope="col">Town</th>
          <th scope="col">Front yard</th>
          <th scope="col">Side, back</th>
        </tr>
      </thead>
      <tbody>
        {towns.map(({ town, front, back }) => (
          <tr key={town}>
            <th scope="row">{town}</th>
            {[front, back].map((heights, index) => (
              <td key={index}>
                <Height heights={heights} tallest={tallest} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where several rules hold, the highest is drawn. */
function Height({ heights, tallest }: { heights: readonly LawRecord[]; tallest: number }) {
  if (heights.length === 0) return <p>No figure</p>
  const height = Math.max(...heights.map(inchesOf))
  return (
    <>
      <svg viewBox={`0 ${-tallest} ${wide} ${tallest}`} aria-hidden="true">
        <path className={styles.rails} d={`M0 ${-height / 5}h${wide}M0 ${-height * 0.8}h${wide}`} />
        <path className={styles.boards} strokeWidth={height} d={`M0 ${-height / 2}h${wide}`} />
      </svg>
      {heights.map((record) => (
        <p key={record.scope}>
          <strong>{bindNumbers(heightText(record))}</strong> {bindNumbers(record.scope)}
        </p>
      ))}
    </>
  )
}

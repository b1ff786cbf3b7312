import { LotByTape } from './lot-by-tape'
import { LotFromFile } from './lot-from-file'
import { LotFromPicture } from './lot-from-picture'
import { LotSetbacks } from './lot-setbacks'
import styles from './lot-tools.module.scss'

export const heading = { id: 'fc-lot', heading: 'Start from your lot' }

/** Ways from a lot to a plan of it, and from the plan back to its lines. */
export function LotTools() {
  return (
    <section className={styles.root}>
      <h2 id={heading.id}>{heading.heading}</h2>
      <LotByTape />
      <LotFromPicture />
      <LotFromFile />
      <LotSetbacks />
    </section>
  )
}

import { LotByTape } from './lot-by-tape'
import { LotFromFile } from './lot-from-file'
import { LotFromPicture } from './lot-from-picture'
import { LotSetbacks } from './lot-setbacks'
import styles from './lot-tools.module.scss'

/** Ways from a lot to a plan of it, and from the plan back to its lines. */
export function LotTools() {
  return (
    <section className={styles.root}>
      <h2 id="fc-lot">Start from your lot</h2>
      <LotByTape />
      <LotFromPicture />
      <LotFromFile />
      <LotSetbacks />
    </section>
  )
}

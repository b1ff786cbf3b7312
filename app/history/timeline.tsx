import type { Era } from '@/content/model/schemas/history'
import { EraRail } from './era-rail'
import { EraSection } from './era-section'
import styles from './timeline.module.scss'

type Props = { eras: readonly Era[] }

/** The eras under one another; the rail beside or above them stays in view. */
export function Timeline({ eras }: Props) {
  return (
    <div className={styles.root}>
      <EraRail eras={eras} />
      <div className={styles.eras}>
        {eras.map((era) => (
          <EraSection key={era.id} era={era} />
        ))}
      </div>
    </div>
  )
}

import { liveRegionId } from './live-region-id'
import styles from './live-region.module.scss'

/** Islands write here what screen readers should hear: search counts, radio faults. */
export function LiveRegion() {
  return <div className={styles.root} id={liveRegionId} role="status" aria-live="polite" />
}

import styles from './live-region.module.scss'

type Props = { id: string }

/**
 * What screen readers should hear: search counts, radio faults. A dialog needs one of its own, since what lies
 * behind an open dialog is silent.
 */
export function LiveRegion({ id }: Props) {
  return <div className={styles.root} id={id} role="status" data-live-region="" />
}

import styles from './live-region.module.scss'

type Props = { id: string }

/**
 * Where announce() puts what screen readers are to read out: search counts, radio faults. A dialog needs a live region
 * of its own, because screen readers ignore everything outside an open modal.
 */
export function LiveRegion({ id }: Props) {
  return <div className={styles.root} id={id} role="status" data-live-region="" />
}

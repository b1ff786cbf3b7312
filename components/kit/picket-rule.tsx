import styles from './picket-rule.module.scss'

/** A dividing line in the shape of a picket fence. */
export function PicketRule() {
  return <div className={styles.root} aria-hidden="true" />
}

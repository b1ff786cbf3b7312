import styles from './picket-rule.module.scss'

export function PicketRule() {
  return <div className={styles.root} aria-hidden="true" />
}

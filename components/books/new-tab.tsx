import styles from './new-tab.module.scss'

/** Says to screen readers what a link with an address of its own window does. */
export function NewTab() {
  return <span className={styles.root}> (opens in a new tab)</span>
}

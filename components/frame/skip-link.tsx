import styles from './skip-link.module.scss'

/** Lets keyboard readers jump over header and menus. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to main content
    </a>
  )
}

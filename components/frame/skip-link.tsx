import styles from './skip-link.module.scss'

/** Lets keyboard users skip the header and its menus. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to main content
    </a>
  )
}

import { Words } from './words'
import styles from './column-name.module.scss'

/**
 * The name of a column before a value of it, where rows are laid out as cards. It is text and no attribute, so that
 * translators take it along; a screen reader says the column's own head.
 */
export function ColumnName({ name }: { name: string }) {
  return (
    <span className={styles.root} aria-hidden="true">
      <Words text={name} />{' '}
    </span>
  )
}

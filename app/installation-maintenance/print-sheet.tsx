import styles from './print-sheet.module.scss'

/**
 * A link that leaves on paper only the part of the guide it stands in, and squares to draw the yard on. No script: the
 * style sheet sees which element the address names.
 */
export function PrintSheet() {
  return (
    <p className={styles.root} id="print-list">
      <a href="#print-list">Print the checklists</a>
      <span>: ready. Now print this page; it takes one sheet, with squares for your plan.</span>
    </p>
  )
}

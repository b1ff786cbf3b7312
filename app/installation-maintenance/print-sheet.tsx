import clsx from 'clsx'
import styles from './print-sheet.module.scss'

type Props = {
  /** What is printed: the part of the guide that it stands in, or every list of the page under its heading. */
  only: 'part' | 'lists'
}

/**
 * A link that leaves on paper only what a reader takes to the yard, with squares to draw it on. No script: the style
 * sheet sees which element the address names.
 */
export function PrintSheet({ only }: Props) {
  return (
    <p className={clsx(styles.root, styles[only])} id="print-list">
      <a href="#print-list">Print the checklists</a>
      <span>: ready. Now print this page; it takes one sheet, with squares for your plan.</span>
    </p>
  )
}

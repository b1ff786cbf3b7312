import styles from './status-line.module.scss'

type Props = {
  text: string
  isFault: boolean
  /** The longest of its texts, which keeps the room for all. */
  longest: string
}

/** What the radio does, or why it does not. */
export function StatusLine({ text, isFault, longest }: Props) {
  return (
    <p className={styles.root} data-fault={isFault ? '' : undefined} data-longest={longest}>
      {/* Replaced as a whole: a translator may have put elements of its own into it. */}
      <span key={text}>{text}</span>
    </p>
  )
}

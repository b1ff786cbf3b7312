import styles from './letter-nav.module.scss'

type Props = { letters: readonly string[] }

/** The letters that terms begin with, in a row. */
export function LetterNav({ letters }: Props) {
  return (
    <nav className={styles.root} aria-label="Letters">
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

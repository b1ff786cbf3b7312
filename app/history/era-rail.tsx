import type { Era } from '@/content/model/schemas/history'
import styles from './era-rail.module.scss'

type Props = { eras: readonly Era[] }

/** The eras as dots on a line: the timeline's table of contents. */
export function EraRail({ eras }: Props) {
  return (
    <nav className={styles.root} aria-label="Eras">
      <ol>
        {eras.map(({ id, era, year }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{year}</span> {era}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

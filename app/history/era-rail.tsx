import type { Era } from '@/content/model/schemas/history'
import styles from './era-rail.module.scss'

type Props = { eras: readonly Era[] }

/** The eras as dots on a line: the timeline's list of contents, whose script marks the era being read. */
export function EraRail({ eras }: Props) {
  return (
    <page-contents class={styles.root} data-script="/scripts/page-contents.js" data-on="scroll">
      <nav aria-label="Eras">
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
    </page-contents>
  )
}

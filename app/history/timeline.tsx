import type { Era } from '@/content/model/schemas/history'
import { EraSection } from './era-section'
import styles from './timeline.module.scss'

type Props = { eras: readonly Era[] }

export function Timeline({ eras }: Props) {
  return (
    <>
      <nav className={styles.jump} aria-label="Eras">
        <ol>
          {eras.map(({ id, era, year }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{year}</span>
                {era}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {eras.map((era) => (
        <EraSection key={era.id} era={era} />
      ))}
    </>
  )
}

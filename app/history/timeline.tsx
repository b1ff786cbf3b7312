import { Figure } from '@/components/picture/figure'
import { Heading } from '@/components/kit/heading'
import { DefinitionList } from '@/components/kit/definition-list'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import type { Era } from '@/content/model/schemas/history'
import styles from './timeline.module.scss'

type Props = { eras: readonly Era[] }

/** The eras, oldest first. */
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

function EraSection({ era: { id, era, year, title, description, picture, story, dates } }: { era: Era }) {
  return (
    <section className={styles.era} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.year}>{year}</p>
        <Heading level={2} id={id} text={era} />
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.story}>
        <p className={styles.description}>
          <Prose text={description} />
        </p>
        <Paragraphs texts={story} />
      </div>
      <div className={styles.side}>
        <Figure name={picture} wide="(min-width: 1080px) 26rem" />
        <DefinitionList
          layout="compact"
          items={dates.map(({ when, what }) => ({ term: when, text: what }))}
        />
      </div>
    </section>
  )
}

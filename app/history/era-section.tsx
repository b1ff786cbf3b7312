import { DefinitionList } from '@/components/kit/definition-list'
import { Heading } from '@/components/kit/heading'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import { Figure } from '@/components/picture/figure'
import type { Era } from '@/content/model/schemas/history'
import styles from './era-section.module.scss'

export function EraSection({
  era: { id, era, year, title, description, picture, story, dates },
}: {
  era: Era
}) {
  return (
    <section className={styles.root} aria-labelledby={id}>
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

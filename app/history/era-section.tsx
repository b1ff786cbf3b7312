import { Heading } from '@/components/kit/heading'
import { Paragraphs } from '@/components/kit/paragraphs'
import { Prose } from '@/components/kit/prose'
import { Figure } from '@/components/picture/figure'
import type { Era } from '@/content/model/schemas/history'
import { EraDates } from './era-dates'
import styles from './era-section.module.scss'

type Props = { era: Era }

export function EraSection({ era }: Props) {
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <p>{era.year}</p>
        <Heading level={2} id={era.id} text={era.era} />
        <p>{era.title}</p>
      </div>
      <Figure name={era.picture} caption={era.caption} wide="(min-width: 1080px) 46vw" />
      <Prose as="p" className={styles.lead} text={era.description} />
      <div className={styles.story}>
        <Paragraphs texts={era.story} />
      </div>
      <EraDates dates={era.dates} />
    </section>
  )
}

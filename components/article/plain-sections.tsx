import type { Section, Subsection } from '@/content/model/schemas/common'
import { Blocks } from './blocks'
import { Heading } from '../kit/heading'
import styles from './plain-sections.module.scss'

type Props = { sections: readonly Section[] }

export function PlainSections({ sections }: Props) {
  return sections.map((section) => (
    <section key={section.id} className={styles.root} aria-labelledby={section.id}>
      <Heading level={2} id={section.id} text={section.heading} />
      <Blocks blocks={section.blocks} />
      {section.sections?.map((inner) => (
        <Part key={inner.id} part={inner} />
      ))}
    </section>
  ))
}

/** A subsection: a smaller heading and its text. */
export function Part({ part }: { part: Subsection }) {
  return (
    <div className={styles.part}>
      <Heading level={3} id={part.id} text={part.heading} />
      <Blocks blocks={part.blocks} />
    </div>
  )
}

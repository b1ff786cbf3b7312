import clsx from 'clsx'
import type { Section } from '@/content/model/schemas/blocks'
import { Heading } from '../kit/heading'
import { Subsection } from '../kit/subsection'
import { Blocks } from './blocks'
import styles from './plain-sections.module.scss'

type Props = { sections: readonly Section[] }

export function PlainSections({ sections }: Props) {
  return sections.map((section) => (
    <section key={section.id} className={clsx(styles.root, hasManyShortParts(section) && styles.pairs)}>
      <Heading level={2} id={section.id} text={section.heading} />
      <Blocks blocks={section.blocks} />
      {section.sections?.map(({ id, heading, blocks }) => (
        <Subsection key={id} id={id} heading={heading}>
          <Blocks blocks={blocks} />
        </Subsection>
      ))}
    </section>
  ))
}

/** Words and lists alone, which need no more than half of a wide page. */
function hasManyShortParts({ sections = [] }: Section): boolean {
  return (
    sections.length >= 4 &&
    sections.every(({ blocks }) =>
      blocks.every((block) => typeof block === 'string' || block.kind === 'list'),
    )
  )
}

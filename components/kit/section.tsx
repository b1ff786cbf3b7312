import type { ReactNode } from 'react'
import { headingOf, type Outline } from '@/content/model/text/outline'
import { Heading } from './heading'
import styles from './section.module.scss'

type Props = { outline: Outline; id: string; children: ReactNode }

/** A section of a page. Its heading comes from the outline, as in the table of contents. */
export function Section({ outline, id, children }: Props) {
  return (
    <section className={styles.root}>
      <Heading level={2} id={id} text={headingOf(outline, id)} />
      {children}
    </section>
  )
}

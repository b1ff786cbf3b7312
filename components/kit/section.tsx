import type { ReactNode } from 'react'
import { headingOf } from '@/content/model/outline'
import { Heading } from './heading'
import styles from './section.module.scss'

type Props = { path: string; id: string; children: ReactNode }

/** A part of a page. Its heading comes from the outline, which the contents list reads as well. */
export function Section({ path, id, children }: Props) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Heading level={2} id={id} text={headingOf(path, id)} />
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { Heading } from './heading'
import styles from './subsection.module.scss'

type Props = { id: string; heading: string; children: ReactNode }

/** A part of a section, under a smaller heading. */
export function Subsection({ id, heading, children }: Props) {
  return (
    <div className={styles.root}>
      <Heading level={3} id={id} text={heading} />
      {children}
    </div>
  )
}

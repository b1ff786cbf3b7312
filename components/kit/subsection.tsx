import type { ReactNode } from 'react'
import { Heading } from './heading'
import styles from './subsection.module.scss'

type Props = { level?: 3 | 4; id: string; heading: string; children: ReactNode }

/** A part of a section, under a smaller heading. One of level 4 is no link to itself: there would be too many. */
export function Subsection({ level = 3, id, heading, children }: Props) {
  return (
    <div className={styles.root}>
      {level === 3 ? <Heading level={3} id={id} text={heading} /> : <h4 id={id}>{heading}</h4>}
      {children}
    </div>
  )
}

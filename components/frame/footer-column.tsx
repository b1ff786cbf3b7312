import type { ReactNode } from 'react'
import styles from './footer-column.module.scss'

type Props = { title: string; children: readonly ReactNode[] }

/** A titled list of links; nothing where there are none. */
export function FooterColumn({ title, children }: Props) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

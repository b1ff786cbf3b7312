import type { ReactNode } from 'react'
import { diagrams, type DiagramName } from '@/content/diagrams'
import styles from './diagram.module.scss'

type Props = { name: DiagramName; height: number; top?: number; children: ReactNode }

/** The plate around a drawing: 360 units wide, named and described in content/diagrams.ts. */
export function Diagram({ name, height, top = 0, children }: Props) {
  const { title, description, caption } = diagrams[name]
  const titleId = `diagram-${name}-title`
  const descriptionId = `diagram-${name}-description`

  return (
    <figure className={styles.root}>
      <svg
        className={styles.drawing}
        viewBox={`0 ${top} 360 ${height}`}
        role="img"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
      >
        <title id={titleId}>{title}</title>
        <desc id={descriptionId}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {caption}
      </figcaption>
    </figure>
  )
}

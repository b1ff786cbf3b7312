import { DiagramImage, drawingOf } from '@/components/diagram/diagram'
import { Heading } from '@/components/kit/heading'
import { Prose } from '@/components/kit/prose'
import type { Glossary, Term } from '@/content/model/schemas/glossary'
import styles from './parts-of-a-fence.module.scss'

type Props = { parts: Glossary['parts']; terms: readonly Term[] }

/** A fence and the names of its parts, which lead to the terms. */
export function PartsOfAFence({ parts, terms }: Props) {
  return (
    <section className={styles.root}>
      <div>
        <Heading level={2} id="parts" text={parts.heading} />
        <Prose as="p" text={parts.text} />
      </div>
      <div className={styles.plate}>
        {parts.drawings.map((panel) => (
          <Panel key={panel.diagram} {...panel} terms={terms} />
        ))}
      </div>
    </section>
  )
}

type PanelProps = Glossary['parts']['drawings'][number] & Pick<Props, 'terms'>

function Panel({ diagram, labels, terms }: PanelProps) {
  const { title, description, top, height } = drawingOf(diagram)
  return (
    <figure>
      <DiagramImage name={diagram} alt={description} />
      <svg viewBox={`0 ${top} 360 ${height}`}>
        {labels.map((label) => (
          <Label key={label.term} {...label} name={terms.find(({ id }) => id === label.term)?.term ?? ''} />
        ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

type LabelProps = PanelProps['labels'][number] & { name: string }

/** Words in the units of the drawing, and room for a finger around them. */
function Label({ term, x, y, anchor, name }: LabelProps) {
  const width = name.length * 7.5 + 12
  const left = { start: x - 6, middle: x - width / 2, end: x + 6 - width }[anchor]
  return (
    <a href={`#${term}`}>
      <rect x={Math.round(left)} y={y - 19} width={Math.round(width)} height={29} rx={4} />
      <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
        {name}
      </text>
    </a>
  )
}

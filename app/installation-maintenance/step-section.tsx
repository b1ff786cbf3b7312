import { Diagram } from '@/components/diagram/diagram'
import { Blocks } from '@/components/article/blocks'
import { Figure } from '@/components/picture/figure'
import { Prose } from '@/components/kit/prose'
import { Subsection } from '@/components/kit/subsection'
import type { Block, FigureBlock } from '@/content/model/schemas/blocks'
import type { InstallationStep } from '@/content/model/schemas/installation-maintenance'
import { StepFacts } from './step-facts'
import styles from './step-section.module.scss'
import tiles from './tiles.module.scss'

type Props = { step: InstallationStep }

/** One of the four steps: what it takes, and how it goes. A drawing stands beside the parts around it. */
export function StepSection({ step: { id, anchor, title, description, figure, parts, ...facts } }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3 id={anchor}>
          <a href={`#${anchor}`} tabIndex={-1}>
            <b>{id}</b> {title}
          </a>
        </h3>
        <Prose as="p" text={description} />
        <StepFacts {...facts} />
        <StepFigure block={figure} />
      </div>
      <div className={tiles.pairs}>
        {parts.flatMap(({ id: part, heading, blocks }) => [
          <Subsection key={part} level={4} id={part} heading={heading}>
            <Blocks blocks={blocks.filter((block) => !isFigure(block))} />
          </Subsection>,
          ...blocks.filter(isFigure).map((block) => <StepFigure key={block.name} block={block} />),
        ])}
      </div>
    </div>
  )
}

function StepFigure({ block }: { block: FigureBlock }) {
  if (block.kind === 'diagram') return <Diagram name={block.name} />
  return <Figure name={block.name} caption={block.caption} wide="(min-width: 768px) 30rem" />
}

function isFigure(block: Block): block is FigureBlock {
  return typeof block !== 'string' && (block.kind === 'picture' || block.kind === 'diagram')
}

import { Diagram } from '@/components/diagram/diagram'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import type { TypesOfFences } from '@/content/model/schemas/types-of-fences'
import { outline } from '@/content/model/pages/types-of-fences'
import { ComparisonTable } from './comparison-table'
import styles from './comparison.module.scss'

type Props = { content: TypesOfFences }

export function Comparison({ content }: Props) {
  return (
    <Section outline={outline()} id="comparison">
      <ComparisonTable labelledBy="comparison" fenceTypes={content.fenceTypes} rows={content.comparison} />
      <div className={styles.notes}>
        <Prose as="p" text={content.priceNote} />
        <Diagram name={content.lifeSpans} />
      </div>
    </Section>
  )
}

import { CheckList } from '@/components/kit/check-list'
import { Section } from '@/components/kit/section'
import { outline } from '@/content/pages/installation-maintenance'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import styles from './supplies.module.scss'

type Props = { tools: Installation['tools']; materials: Installation['materials'] }

/** Tools and materials, as lists to tick off. */
export function Supplies({ tools, materials }: Props) {
  const listed = tools.map(({ name, use, essential }) => ({ name, text: use, essential }))
  return (
    <>
      <Section outline={outline} id="tools">
        <div className={styles.columns}>
          <Tools heading="Essential" items={listed.filter((tool) => tool.essential)} />
          <Tools heading="Optional" items={listed.filter((tool) => !tool.essential)} />
        </div>
      </Section>
      <Section outline={outline} id="materials">
        <CheckList items={materials.map(({ name, detail }) => ({ name, text: detail }))} />
      </Section>
    </>
  )
}

type ToolsProps = { heading: string; items: readonly { name: string; text: ProseText }[] }

function Tools({ heading, items }: ToolsProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <CheckList items={items} />
    </div>
  )
}

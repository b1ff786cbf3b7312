import { CheckItems, CheckList, TickList } from '@/components/kit/check-list'
import type { Installation } from '@/content/model/schemas/installation-maintenance'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Chapter } from './part'
import styles from './supplies.module.scss'

type Props = { tools: Installation['tools']; materials: Installation['materials'] }

/** Tools and materials, as lists to tick off. */
export function Supplies({ tools, materials }: Props) {
  const listed = tools.map(({ name, use, essential }) => ({ name, text: use, essential }))
  return (
    <div className={styles.root}>
      <Chapter id="tools">
        <TickList>
          <div className={styles.tools}>
            <Tools heading="Essential" items={listed.filter((tool) => tool.essential)} />
            <Tools heading="Optional" items={listed.filter((tool) => !tool.essential)} />
          </div>
        </TickList>
      </Chapter>
      <Chapter id="materials">
        <CheckList items={materials.map(({ name, detail }) => ({ name, text: detail }))} />
      </Chapter>
    </div>
  )
}

type ToolsProps = { heading: string; items: readonly { name: string; text: ProseText | undefined }[] }

function Tools({ heading, items }: ToolsProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h4>{heading}</h4>
      <CheckItems items={items} />
    </div>
  )
}

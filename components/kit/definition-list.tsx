import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Prose } from './prose'
import { Words } from './words'
import styles from './definition-list.module.scss'

type Props = {
  items: readonly { term: string; text: ProseText }[]
  /**
   * `plain` sets terms above their texts; `wide` and `narrow` beside them where there is room, in a column of that
   * width; `compact` always beside them, in small type; `cards` stand side by side, each with its term on top.
   */
  layout: 'plain' | 'wide' | 'narrow' | 'compact' | 'cards'
}

export function DefinitionList({ items, layout }: Props) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ term, text }) => (
        <div key={term + text}>
          <dt>
            <Words text={term} />
          </dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Prose } from './prose'
import { Words } from './words'
import styles from './definition-list.module.scss'

type Props = { items: readonly { term: string; text: ProseText }[] }

export function DefinitionList({ items }: Props) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, text }) => (
        <div key={term + text}>
          <dt>
            <Words text={term} />
          </dt>
          <Prose as="dd" text={text} />
        </div>
      ))}
    </dl>
  )
}

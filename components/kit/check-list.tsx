import type { Prose as ProseText } from '@/content/model/schemas/common'
import { Prose } from './prose'
import styles from './check-list.module.scss'

type Props = { items: readonly { name?: string; text: ProseText }[] }

/** Things to tick off: each has a box, in print too. */
export function CheckList({ items }: Props) {
  return (
    <ul className={styles.root}>
      {items.map(({ name, text }) => (
        <li key={name ?? text}>
          {name && <strong>{name}</strong>}
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}

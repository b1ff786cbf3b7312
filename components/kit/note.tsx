import type { Prose as ProseText, Text } from '@/content/model/schemas/common'
import { Icon } from './icon'
import { Prose } from './prose'
import { Words } from './words'
import styles from './note.module.scss'

type Props = { tone: 'tip' | 'warning'; title: Text; text: ProseText }

/** Advice set apart from the running text. */
export function Note({ tone, title, text }: Props) {
  return (
    <div className={styles.root} data-tone={tone} role="note">
      <p className={styles.title}>
        <Icon name={tone} />
        <Words text={title} />
      </p>
      <Prose as="p" text={text} />
    </div>
  )
}

import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { outline } from '@/content/pages/installation-maintenance'
import type { Prose as ProseText } from '@/content/model/schemas/common'
import styles from './tips.module.scss'

type Props = { id: 'tips' | 'maintenance'; tips: readonly ProseText[] }

export function Tips({ id, tips }: Props) {
  return (
    <Section outline={outline} id={id}>
      <ol className={styles.root}>
        {tips.map((tip) => (
          <li key={tip}>
            <Prose text={tip} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

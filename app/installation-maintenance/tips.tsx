import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { outline } from '@/content/pages/installation-maintenance'
import styles from './tips.module.scss'

type Props = { id: 'tips' | 'maintenance'; tips: readonly string[] }

/** Numbered lines of advice. */
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

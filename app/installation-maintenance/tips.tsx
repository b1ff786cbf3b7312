import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import styles from './tips.module.scss'

type Props = { path: string; id: 'tips' | 'maintenance'; tips: readonly string[] }

/** Numbered lines of advice. */
export function Tips({ path, id, tips }: Props) {
  return (
    <Section path={path} id={id}>
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

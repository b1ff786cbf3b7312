import { Prose } from '@/components/kit/prose'
import type { Era } from '@/content/model/schemas/history'
import styles from './era-dates.module.scss'

type Props = { dates: Era['dates'] }

/** An era's dates as dots on a line. */
export function EraDates({ dates }: Props) {
  return (
    <dl className={styles.root}>
      {dates.map(({ when, what }) => (
        <div key={when + what}>
          <dt>{when}</dt>
          <Prose as="dd" text={what} />
        </div>
      ))}
    </dl>
  )
}

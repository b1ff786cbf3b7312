import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import type { Symptom } from '@/content/model/schemas/care-and-repair'
import styles from './symptom-details.module.scss'

type Props = { symptom: Symptom }

/**
 * How to tell a symptom and the way to its repair, folded until the reader opens it. The id is on what is folded:
 * browsers open `<details>` for a link that leads into it.
 */
export function SymptomDetails({ symptom: { id, symptom, signs, href } }: Props) {
  return (
    <details className={styles.root}>
      <summary>
        <h3>{symptom}</h3>
      </summary>
      <div id={id} className={styles.body}>
        <h4>How to tell</h4>
        <ul>
          {signs.map((sign) => (
            <Prose key={sign} as="li" text={sign} />
          ))}
        </ul>
        <p>
          <SmartLink href={href}>{`${symptom}: what to do`}</SmartLink>
        </p>
      </div>
    </details>
  )
}

import { DefinitionList } from '@/components/kit/definition-list'
import { Prose } from '@/components/kit/prose'
import { SmartLink } from '@/components/kit/smart-link'
import type { Symptom } from '@/content/model/schemas/care-and-repair'
import styles from './symptom-details.module.scss'

type Props = { symptom: Symptom }

/**
 * A symptom and its repair, folded until the reader opens it. The id is on what is folded: browsers open `<details>`
 * for a link that leads into it, and delivery/browser/page.ts does where they do not.
 */
export function SymptomDetails({ symptom: { id, symptom, signs, steps, time, parts, help, href } }: Props) {
  return (
    <details className={styles.root}>
      <summary>
        <h3>{symptom}</h3>
      </summary>
      <div id={id} className={styles.body}>
        <h4>How to tell</h4>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>
              <Prose text={sign} />
            </li>
          ))}
        </ul>
        <h4>What to do</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Prose text={step} />
            </li>
          ))}
        </ol>
        {href && (
          <p>
            <SmartLink href={href}>{`${symptom}: every step, drawn`}</SmartLink>
          </p>
        )}
        <DefinitionList
          layout="compact"
          items={[
            { term: 'Time', text: time },
            { term: 'Price these', text: parts },
            { term: 'Call a pro', text: help },
          ]}
        />
      </div>
    </details>
  )
}

import { Prose } from '@/components/kit/prose'
import { content as contact } from '@/content/pages/contact'
import styles from './topics.module.scss'

/** What readers write about, and what helps us answer. */
export function Topics() {
  return (
    <dl className={styles.root}>
      {contact.topics.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { asking, mailLink } from '@/components/contact-form/mail-link'
import { Icon } from '@/components/kit/icon'
import { OperatorHint } from '@/components/kit/operator-hint'
import { Prose } from '@/components/kit/prose'
import { hasContactForm } from '@/content/model/collections/contact-form'
import { site } from '@/content/model/collections/site'
import type { ContactContent } from '@/content/model/schemas/contact'

import styles from './topics.module.scss'

type Props = { topics: ContactContent['topics'] }

/** What to write about, each with a message that is begun. */
export function Topics({ topics }: Props) {
  return (
    <>
      {!hasContactForm(site()) && (
        <OperatorHint text='Set contactForm.form in content/site.json to "own", or to "provider", to show a contact form as well.' />
      )}
      <ul className={styles.root}>
        {topics.map(({ id, title, text, mail }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Prose as="p" text={text} />
            {mail && (
              <a
                href={mailLink(site().contact.email, { subject: mail.subject, body: asking(mail.questions) })}
              >
                <Icon name="mail" />
                {mail.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

import { Icon } from '@/components/kit/icon'
import { OperatorHint } from '@/components/kit/operator-hint'
import { Prose } from '@/components/kit/prose'
import { isExample } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { content as contact } from '@/content/model/pages/contact'
import styles from './contact-details.module.scss'

export function ContactDetails() {
  const { email, phone, address } = site().contact
  return (
    <>
      {isExample(email) && (
        <OperatorHint text="These are example details. Set your own under contact in content/site.json." />
      )}
      <dl className={styles.root}>
        <div>
          <dt>
            <Icon name="mail" /> Email
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone !== undefined && (
          <div>
            <dt>
              <Icon name="phone" /> Phone
            </dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Icon name="place" /> Post
          </dt>
          <dd>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <Prose as="p" text={contact().details} />
    </>
  )
}

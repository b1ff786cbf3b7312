import { Embed } from '@/components/embed/embed'
import { OperatorHint } from '@/components/operator-hint/operator-hint'
import { Prose } from '@/components/prose/prose'
import { contact } from '@/content/contact'
import { site } from '@/content/site'
import styles from './contact-form.module.scss'

/** Height of the provider's form in px. */
const frameHeight = 789

/** The form provider's frame; without one, what a message should hold and where to send it. */
export function ContactForm() {
  const { frameUrl, category, provider } = site.contactForm

  if (frameUrl === '') {
    return (
      <div className={styles.root}>
        <OperatorHint text="Set contactForm.frameUrl in content/site.json to show a contact form here." />
        <p>
          There is no form on this site at the moment. An email reaches us just as well:{' '}
          <a
            href={`mailto:${site.contact.email}?subject=${encodeURIComponent(`A message for ${site.name}`)}`}
          >
            write to {site.contact.email}
          </a>
          .
        </p>
      </div>
    )
  }

  const url = new URL(frameUrl)
  url.searchParams.set('category', category)
  return (
    <>
      <p>
        <Prose text={contact.form} />
      </p>
      <Embed
        src={url.href}
        page={url.href}
        title="Contact form"
        provider={provider}
        height={frameHeight}
        loading="Loading the contact form..."
      />
    </>
  )
}

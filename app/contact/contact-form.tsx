import { EmbedIsland } from '@/components/embed/embed.island'
import { OperatorHint } from '@/components/kit/operator-hint'
import { Prose } from '@/components/kit/prose'
import { content as contact } from '@/content/pages/contact'
import { site } from '@/content/model/site'
import styles from './contact-form.module.scss'

/** Height of the provider's form in px. */
const frameHeight = 789

/** The form provider's frame; without a provider, other ways to write. */
export function ContactForm() {
  const { frameUrl, scriptUrl, category, provider, saysReady } = site.contactForm

  if (frameUrl === '') {
    return (
      <div className={styles.root}>
        <OperatorHint text="Set contactForm.frameUrl in content/site.json to show a contact form here." />
        <p>There is no form on this site at the moment.</p>
        <WriteInstead />
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
      <EmbedIsland
        src={url.href}
        page={url.href}
        title="Contact form"
        provider={provider}
        height={frameHeight}
        loading="Loading the contact form..."
        script={scriptUrl === '' ? undefined : scriptUrl}
        saysReady={saysReady}
        fallback={<WriteInstead />}
      />
    </>
  )
}

function WriteInstead() {
  const { email, phone } = site.contact
  return (
    <p>
      An email reaches us just as well:{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(`A message for ${site.name}`)}`}>
        write to {email}
      </a>
      . Or call {phone}, or send a letter to the address on this page.
    </p>
  )
}

import { EmbedIsland } from '@/components/embed/embed.island'
import { Island } from '@/components/island/island'
import { Prose } from '@/components/kit/prose'
import { Words } from '@/components/kit/words'
import { formKind } from '@/content/model/collections/contact-form'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { content as contact } from '@/content/model/pages/contact'
import { framePages } from '@/content/model/pages/frame-pages'
import styles from './contact-form.module.scss'

/** Height of the form in px. */
const frameHeight = 789

/** Ours, in a provider's place: components/contact-form/browser/contact-embed.ts. */
const embedScript = '/scripts/contact-embed.js'

/** The form's frame: our own, or a provider's. */
export function ContactForm() {
  const { form, frameUrl, scriptUrl, category, provider, saysReady } = site().contactForm
  const kind = formKind(site())
  if (kind === undefined) return null
  const isOwn = form === 'own'
  const url = new URL(isOwn ? framePages.contactForm.path : frameUrl, siteUrl())
  url.searchParams.set('category', category)
  const address = isOwn ? url.pathname + url.search : url.href
  return (
    <>
      <Prose as="p" text={contact().form[kind]} />
      <div className={styles.frame}>
        <Island
          name="embed"
          component={EmbedIsland}
          values={{
            src: address,
            title: 'Contact form',
            provider: isOwn ? undefined : { name: provider, page: address },
            height: frameHeight,
            loading: 'Loading the contact form...',
            script: isOwn ? embedScript : scriptUrl || undefined,
            saysReady: !isOwn && saysReady,
          }}
          slots={{ fallback: <WriteInstead /> }}
        />
      </div>
    </>
  )
}

function WriteInstead() {
  const { email, phone } = site().contact
  return (
    <p>
      An email reaches us just as well:{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(`A message for ${site().name}`)}`}>
        write to {email}
      </a>
      .{' '}
      {phone !== undefined && (
        <>
          Or call <Words text={phone.replaceAll(' ', '\u00a0')} />.{' '}
        </>
      )}
      Or send a letter to the address on this page.
    </p>
  )
}

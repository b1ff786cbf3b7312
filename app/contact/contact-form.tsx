import { EmbedIsland } from '@/components/embed/embed.island'
import { Island } from '@/components/island/island'
import { Prose } from '@/components/kit/prose'
import { Words } from '@/components/kit/words'
import { content as contact } from '@/content/model/pages/contact'
import { site } from '@/content/model/site'

/** Height of the provider's form in px. */
const frameHeight = 789

/** The form provider's frame. */
export function ContactForm() {
  const { frameUrl, scriptUrl, category, provider, saysReady } = site.contactForm
  const url = new URL(frameUrl)
  url.searchParams.set('category', category)
  return (
    <>
      <Prose as="p" text={contact.form} />
      <Island
        name="embed"
        component={EmbedIsland}
        values={{
          src: url.href,
          title: 'Contact form',
          provider: { name: provider, page: url.href },
          height: frameHeight,
          loading: 'Loading the contact form...',
          script: scriptUrl === '' ? undefined : scriptUrl,
          saysReady,
        }}
        slots={{ fallback: <WriteInstead /> }}
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

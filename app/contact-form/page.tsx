import { ContactForm } from '@/components/contact-form/contact-form'
import { site } from '@/content/model/collections/site'
import { content as contact } from '@/content/model/pages/contact'
import { framePages } from '@/content/model/pages/frame-pages'
import { generalTopic } from '@/content/model/schemas/contact'
import { frameMetadata } from '../frame-metadata'
import styles from './page.module.scss'

const { path } = framePages.contactForm

export const metadata = frameMetadata({
  path,
  title: 'Contact form',
  description: 'A message to those who run this site.',
})

const topics = contact().topics.flatMap(({ id, title, mail }) =>
  mail ? [{ id, title, subject: mail.subject }] : [],
)

/** Stands in a frame of the contact page, below its heading: app/contact/contact-form.tsx. */
export default function ContactFormPage() {
  return (
    <main className={styles.root}>
      <h1>Contact form</h1>
      <ContactForm
        email={site().contact.email}
        endpoint={site().contactForm.endpoint}
        topics={topics}
        general={generalTopic}
      />
      {/* As in components/frame/page-shell.tsx. */}
      {process.env.NODE_ENV === 'development' && <script src="/scripts/page.js" defer />}
    </main>
  )
}

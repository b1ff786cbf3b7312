import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { PageFrame } from '@/components/kit/page-frame'
import { PartnerList } from '@/components/frame/partner-list'
import { Prose } from '@/components/kit/prose'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { hasContactForm } from '@/content/model/collections/contact-form'
import { site } from '@/content/model/collections/site'
import { content as contact, outline } from '@/content/model/pages/contact'
import { pageMetadata } from '../seo'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { Topics } from './topics'
import styles from './page.module.scss'

const path = '/contact'

export const metadata = pageMetadata(path)

/** Details beside the form; without a form, beside what to write about. */
export default function ContactPage() {
  const topics = (
    <Section outline={outline()} id="topics">
      <Topics topics={contact().topics} />
    </Section>
  )
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={contact().lead} />
      <PageFrame>
        <div className={styles.columns}>
          <Section outline={outline()} id="details">
            <ContactDetails />
          </Section>
          {hasContactForm(site()) ? (
            <Section outline={outline()} id="form">
              <ContactForm />
            </Section>
          ) : (
            topics
          )}
          <div className={styles.limits}>
            <h3>{contact().limits.title}</h3>
            <Prose as="p" text={contact().limits.text} />
          </div>
        </div>
        <AdSlot name="top" path={path} content={contact()} />
        {hasContactForm(site()) && topics}
        <AdSlot name="middle" path={path} content={contact()} />
        {site().partners.length > 0 && (
          <Section outline={outline()} id="partners">
            <PartnerList isWide />
          </Section>
        )}
        <AdSlot name="bottom" path={path} content={contact()} />
      </PageFrame>
    </SiteFrame>
  )
}

import { AdSlot } from '@/components/ad-slot/ad-slot'
import { PageHeader } from '@/components/page-header/page-header'
import { PartnerList } from '@/components/partner-list/partner-list'
import { Section } from '@/components/section/section'
import { SiteFrame } from '@/components/site-frame/site-frame'
import { contact } from '@/content/contact'
import { site } from '@/content/site'
import { pageMetadata } from '../seo'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { Topics } from './topics'
import styles from './page.module.scss'

const path = '/contact'

export const metadata = pageMetadata(path)

export default function ContactPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={contact.lead} />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <Section path={path} id="details">
            <ContactDetails />
          </Section>
          <Section path={path} id="form">
            <ContactForm />
          </Section>
        </div>
        <AdSlot name="top" path={path} />
        <Section path={path} id="topics">
          <Topics />
        </Section>
        <AdSlot name="middle" path={path} />
        {site.partners.length > 0 && (
          <Section path={path} id="partners">
            <PartnerList />
          </Section>
        )}
        <AdSlot name="bottom" path={path} />
      </div>
    </SiteFrame>
  )
}

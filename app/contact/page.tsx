import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { Columns } from '@/components/kit/columns'
import { PageFrame } from '@/components/kit/page-frame'
import { PartnerList } from '@/components/frame/partner-list'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { content as contact, outlineWith } from '@/content/pages/contact'
import { site } from '@/content/model/site'
import { pageMetadata } from '../seo'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { Topics } from './topics'

const path = '/contact'
const outline = outlineWith(site)

export const metadata = pageMetadata(path)

export default function ContactPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={contact.lead} />
      <PageFrame>
        <Columns>
          <Section outline={outline} id="details">
            <ContactDetails />
          </Section>
          <Section outline={outline} id="form">
            <ContactForm />
          </Section>
        </Columns>
        <AdSlot name="top" path={path} />
        <Section outline={outline} id="topics">
          <Topics />
        </Section>
        <AdSlot name="middle" path={path} />
        {site.partners.length > 0 && (
          <Section outline={outline} id="partners">
            <PartnerList />
          </Section>
        )}
        <AdSlot name="bottom" path={path} />
      </PageFrame>
    </SiteFrame>
  )
}

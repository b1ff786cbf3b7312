import { AdSlot } from '@/components/ads/ad-slot'
import { DonationPopup } from '@/components/donation-popup/donation-popup'
import { JsonLd } from '@/components/frame/json-ld'
import { PageFrame } from '@/components/kit/page-frame'
import { SiteFrame } from '@/components/frame/site-frame'
import { Hero } from './_home/hero'
import { HistoryPreview } from './_home/history-preview'
import { InstallationPreview } from './_home/installation-preview'
import { Jobs } from './_home/jobs'
import { LatestNews } from './_home/latest-news'
import { LongFence } from './_home/long-fence'
import { TypesPreview } from './_home/types-preview'
import { pageMetadata } from './seo'
import { websiteData } from './structured-data'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <SiteFrame path="/">
      <Hero />
      <LongFence />
      <PageFrame spacious>
        <Jobs />
        <AdSlot name="top" path="/" />
        <TypesPreview />
        <InstallationPreview />
        <AdSlot name="middle" path="/" />
        <HistoryPreview />
        <LatestNews />
        <AdSlot name="bottom" path="/" />
      </PageFrame>
      <DonationPopup />
      <JsonLd data={websiteData()} />
    </SiteFrame>
  )
}

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
import { content as history } from '@/content/model/pages/history'
import { content as home } from '@/content/model/pages/home'
import { pageMetadata } from './seo'
import { websiteData } from './structured-data'

export const metadata = pageMetadata('/')

/** Its own, and those of the eras that it shows whole. */
const words = [home(), history().eras]

export default function HomePage() {
  return (
    <SiteFrame path="/">
      <Hero />
      <LongFence />
      <PageFrame spacious>
        <Jobs />
        <AdSlot name="top" path="/" content={words} />
        <TypesPreview />
        <InstallationPreview />
        <AdSlot name="middle" path="/" content={words} />
        <HistoryPreview />
        <LatestNews />
        <AdSlot name="bottom" path="/" content={words} />
      </PageFrame>
      <DonationPopup />
      <JsonLd data={websiteData()} />
    </SiteFrame>
  )
}

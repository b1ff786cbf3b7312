import type { ReactNode } from 'react'
import { AdSlot } from '@/components/ads/ad-slot'
import { JsonLd } from '@/components/frame/json-ld'
import { NextPage } from '@/components/article/next-page'
import { PageHeader } from '@/components/article/page-header'
import { SiteFrame } from '@/components/frame/site-frame'
import { SourceList } from '@/components/article/source-list'
import { PageFrame } from '@/components/kit/page-frame'
import { SharedStyles } from '@/components/kit/shared-styles'
import { Tabs } from '@/components/kit/tabs'
import { references } from '@/content/model/collections/sources'
import { content as history, outline } from '@/content/model/pages/history'
import { numberCitations } from '@/content/model/text/citations'
import { headingOf } from '@/content/model/text/outline'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Culture } from './culture'
import { Resources } from './resources'
import { Timeline } from './timeline'
import styles from './page.module.scss'

const path = '/history'
const { content, sources } = numberCitations(history(), references())

const tab = (id: string, panel: ReactNode) => ({ id, label: headingOf(outline(), id), panel })

export const metadata = pageMetadata(path)

export default async function HistoryPage() {
  // Of the tabs one is seen at a time, so its words alone say how long the page is for its ads.
  return (
    <SiteFrame path={path}>
      <div className={styles.hero}>
        <PageHeader path={path} lead={content.lead} answer={content.answer} caption={content.caption} />
      </div>
      <SharedStyles group="history" />
      <PageFrame>
        <AdSlot name="top" path={path} content={content.eras} />
        <Tabs
          name="history"
          legend="Choose a part of the history"
          tabs={[
            tab('timeline', <Timeline eras={content.eras} />),
            tab('cultural', <Culture content={content} outline={outline()} />),
            tab('resources', <Resources content={content} outline={outline()} />),
          ]}
        />
        <AdSlot name="middle" path={path} content={content.eras} />
        <NextPage path={path} />
        <div className={styles.sources}>
          <SourceList sources={sources} />
        </div>
        <AdSlot name="bottom" path={path} content={content.eras} />
      </PageFrame>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

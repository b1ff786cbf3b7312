import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { PageHeader } from '@/components/article/page-header'
import { PlainSections } from '@/components/article/plain-sections'
import { JsonLd } from '@/components/frame/json-ld'
import { SiteFrame } from '@/components/frame/site-frame'
import { PageFrame } from '@/components/kit/page-frame'
import { readGuide } from '@/content/model/guide'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { content as choose, outline } from '@/content/pages/types-of-fences/choose'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'

const path = '/types-of-fences/choose'
const { content, sources, terms } = readGuide(textPageSchema, choose)

export const metadata = pageMetadata(path)

export default async function ChoosePage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <PageFrame>
        <AdSlot name="top" path={path} />
      </PageFrame>
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        <PlainSections sections={content.sections} />
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

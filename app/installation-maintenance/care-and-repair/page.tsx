import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { PageHeader } from '@/components/article/page-header'
import { PlainSections } from '@/components/article/plain-sections'
import { JsonLd } from '@/components/frame/json-ld'
import { SiteFrame } from '@/components/frame/site-frame'
import { PageFrame } from '@/components/kit/page-frame'
import { Section } from '@/components/kit/section'
import { readGuide } from '@/content/model/guide'
import { careAndRepairSchema } from '@/content/model/schemas/care-and-repair'
import { content as careAndRepair, outline } from '@/content/pages/installation-maintenance/care-and-repair'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'
import { SymptomDetails } from './symptom-details'

const path = '/installation-maintenance/care-and-repair'
const { content, sources, terms } = readGuide(careAndRepairSchema, careAndRepair)

export const metadata = pageMetadata(path)

export default async function CareAndRepairPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <PageFrame>
        <AdSlot name="top" path={path} />
      </PageFrame>
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        <PlainSections sections={content.care} />
        {content.troubles.map(({ id, symptoms }) => (
          <Section key={id} outline={outline} id={id}>
            <div>
              {symptoms.map((symptom) => (
                <SymptomDetails key={symptom.id} symptom={symptom} />
              ))}
            </div>
          </Section>
        ))}
        <PlainSections sections={content.safety} />
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

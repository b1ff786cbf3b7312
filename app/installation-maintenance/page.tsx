import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { JsonLd } from '@/components/frame/json-ld'
import { PageHeader } from '@/components/article/page-header'
import { PlainSections } from '@/components/article/plain-sections'
import { PageFrame } from '@/components/kit/page-frame'
import { QuestionList } from '@/components/kit/question-list'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { readGuide } from '@/content/model/guide'
import { installationSchema } from '@/content/model/schemas/installation-maintenance'
import { content as installation, outline } from '@/content/pages/installation-maintenance'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Quantities } from './quantities'
import { Seasons } from './seasons'
import { StepSection } from './step-section'
import { Supplies } from './supplies'
import { Tips } from './tips'
import { Troubleshooting } from './troubleshooting'

const path = '/installation-maintenance'
const { content, sources, terms } = readGuide(installationSchema, installation)

export const metadata = pageMetadata(path)

export default async function InstallationMaintenancePage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <PageFrame>
        <AdSlot name="top" path={path} />
      </PageFrame>
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        <PlainSections sections={[content.rules]} />
        <Supplies tools={content.tools} materials={content.materials} />
        <Quantities texts={content.quantities} />
        <Tips id="tips" tips={content.tips} />
        {content.steps.map((step) => (
          <StepSection key={step.id} step={step} />
        ))}
        <Tips id="maintenance" tips={content.maintenanceTips} />
        <Seasons seasons={content.seasons} />
        <PlainSections sections={[content.care]} />
        <Troubleshooting problems={content.troubleshooting} />
        <Section outline={outline} id="questions">
          <QuestionList questions={content.questions} />
        </Section>
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

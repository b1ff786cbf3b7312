import { GuideLayout } from '@/components/article/guide-layout'
import { PlainSections } from '@/components/article/plain-sections'
import { QuestionList } from '@/components/kit/question-list'
import { Section } from '@/components/kit/section'
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
const guide = readGuide(installationSchema, installation)
const { content } = guide

export const metadata = pageMetadata(path)

export default async function InstallationMaintenancePage() {
  return (
    <GuideLayout path={path} outline={outline} guide={guide} data={await articleData(path)}>
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
    </GuideLayout>
  )
}

import { AdSlot } from '@/components/ad-slot/ad-slot'
import { ArticleLayout } from '@/components/article-layout/article-layout'
import { JsonLd } from '@/components/json-ld/json-ld'
import { PageHeader } from '@/components/page-header/page-header'
import { PlainSections } from '@/components/plain-sections/plain-sections'
import { QuestionList } from '@/components/question-list/question-list'
import { Section } from '@/components/section/section'
import { SiteFrame } from '@/components/site-frame/site-frame'
import { numberCitations } from '@/content/citations'
import { installation } from '@/content/installation-maintenance'
import { sources as registry } from '@/content/sources'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Care } from './care'
import { Quantities } from './quantities'
import { Seasons } from './seasons'
import { StepSection } from './step-section'
import { Supplies } from './supplies'
import { Tips } from './tips'
import { Troubleshooting } from './troubleshooting'
import styles from './page.module.scss'

const path = '/installation-maintenance'
const { content, sources } = numberCitations(installation, registry)

export const metadata = pageMetadata(path)

export default async function InstallationMaintenancePage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <div className={styles.wide}>
        <AdSlot name="top" path={path} />
      </div>
      <ArticleLayout path={path} sources={sources}>
        <PlainSections sections={[content.rules]} />
        <Supplies path={path} tools={content.tools} materials={content.materials} />
        <Quantities path={path} words={content.quantities} />
        <Tips path={path} id="tips" tips={content.tips} />
        {content.steps.map((step) => (
          <StepSection key={step.id} path={path} step={step} />
        ))}
        <Tips path={path} id="maintenance" tips={content.maintenanceTips} />
        <Seasons path={path} seasons={content.seasons} />
        <Care path={path} care={content.care} />
        <Troubleshooting path={path} problems={content.troubleshooting} />
        <Section path={path} id="questions">
          <QuestionList questions={content.questions} />
        </Section>
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

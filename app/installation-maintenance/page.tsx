import { AdInText } from '@/components/article/ad-in-text'
import { GuideLayout } from '@/components/article/guide-layout'
import { Blocks } from '@/components/article/blocks'
import { GuideRow } from '@/components/article/guide-nav'
import { QuestionList } from '@/components/kit/question-list'
import { Subsection } from '@/components/kit/subsection'
import { content as installation, outline } from '@/content/model/pages/installation-maintenance'
import { childPages } from '@/content/model/pages/page-registry'
import { installationSchema } from '@/content/model/schemas/installation-maintenance'
import { readGuide } from '@/content/model/text/guide'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Chapter, Part } from './part'
import { PartStrip } from './part-strip'
import { PrintSheet } from './print-sheet'
import { Quantities } from './quantities'
import { Seasons } from './seasons'
import { StepSection } from './step-section'
import { Supplies } from './supplies'
import { Tips } from './tips'
import { Troubleshooting } from './troubleshooting'
import tiles from './tiles.module.scss'

const path = '/installation-maintenance'
const guide = readGuide(installationSchema, installation())
const { content } = guide
const inStrip = new Set<string>(content.strip.flatMap(({ guides }) => guides.map(({ href }) => href)))

export const metadata = pageMetadata(path)

export default async function InstallationMaintenancePage() {
  return (
    <GuideLayout
      path={path}
      outline={outline()}
      guide={guide}
      data={await articleData(path)}
      above={
        <div>
          <PartStrip cells={content.strip} />
          <GuideRow guides={childPages(path).filter((page) => !inStrip.has(page.path))} />
        </div>
      }
      hasGuides={false}
      last={
        <Part id="questions">
          <QuestionList questions={content.questions} />
        </Part>
      }
    >
      <Part id="rules" lead={content.rules.lead}>
        <div className={tiles.pairs}>
          {content.rules.parts.map(({ id, heading, blocks }) => (
            <Subsection key={id} id={id} heading={heading}>
              <Blocks blocks={blocks} />
            </Subsection>
          ))}
        </div>
      </Part>
      <AdInText path={path} content={content} />
      <Part id="build" lead={content.build.lead}>
        {content.steps.map((step) => (
          <StepSection key={step.id} step={step} />
        ))}
        <Tips id="tips" tips={content.tips} />
      </Part>
      <Part id="look-after" lead={content.lookAfter.lead}>
        <Tips id="maintenance" tips={content.maintenanceTips} />
        <Seasons seasons={content.seasons} />
        <Chapter id="care">
          <Blocks blocks={content.care.blocks} />
        </Chapter>
      </Part>
      <Part id="troubleshooting" lead={content.repair.lead}>
        <Troubleshooting problems={content.troubleshooting} />
      </Part>
      <Part id="supplies" lead={content.supplies.lead}>
        <PrintSheet only="part" />
        <Supplies tools={content.tools} materials={content.materials} />
        <Quantities texts={content.quantities} />
      </Part>
    </GuideLayout>
  )
}

import { AdInText } from '@/components/article/ad-in-text'
import { GuideLayout } from '@/components/article/guide-layout'
import { PlainSections } from '@/components/article/plain-sections'
import { Section } from '@/components/kit/section'
import {
  content as careAndRepair,
  outline,
} from '@/content/model/pages/installation-maintenance/care-and-repair'
import { careAndRepairSchema } from '@/content/model/schemas/care-and-repair'
import { readGuide } from '@/content/model/text/guide'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'
import { SymptomBoard } from './symptom-board'
import { SymptomDetails } from './symptom-details'
import styles from './page.module.scss'

const path = '/installation-maintenance/care-and-repair'
const guide = readGuide(careAndRepairSchema, careAndRepair())
const { content } = guide

export const metadata = pageMetadata(path)

export default async function CareAndRepairPage() {
  return (
    <GuideLayout path={path} outline={outline()} guide={guide} data={await articleData(path)}>
      <PlainSections sections={content.care} afterFirst={<AdInText path={path} content={content} />} />
      <SymptomBoard symptoms={content.troubles.flatMap(({ symptoms }) => symptoms)} />
      <div className={styles.troubles}>
        {content.troubles.map(({ id, symptoms }) => (
          <Section key={id} outline={outline()} id={id}>
            <div>
              {symptoms.map((symptom) => (
                <SymptomDetails key={symptom.id} symptom={symptom} />
              ))}
            </div>
          </Section>
        ))}
      </div>
      <PlainSections sections={content.safety} />
    </GuideLayout>
  )
}

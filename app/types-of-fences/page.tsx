import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { JsonLd } from '@/components/frame/json-ld'
import { PageHeader } from '@/components/article/page-header'
import { PageFrame } from '@/components/kit/page-frame'
import { QuestionList } from '@/components/kit/question-list'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { readGuide } from '@/content/model/guide'
import { typesOfFencesSchema } from '@/content/model/schemas/types-of-fences'
import { content as typesOfFences, outline } from '@/content/pages/types-of-fences'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Chooser } from './chooser'
import { Comparison } from './comparison'
import { FenceTypeSection } from './fence-type-section'

const path = '/types-of-fences'
const { content, sources, terms } = readGuide(typesOfFencesSchema, typesOfFences)

export const metadata = pageMetadata(path)

export default async function TypesOfFencesPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <PageFrame>
        <AdSlot name="top" path={path} />
        <Comparison content={content} />
      </PageFrame>
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        {content.fenceTypes.map((fenceType) => (
          <FenceTypeSection key={fenceType.id} fenceType={fenceType} />
        ))}
        <Chooser needs={content.chooser} />
        <Section outline={outline} id="questions">
          <QuestionList questions={content.questions} />
        </Section>
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

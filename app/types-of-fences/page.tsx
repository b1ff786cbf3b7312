import { Fragment } from 'react'
import { AdInText } from '@/components/article/ad-in-text'
import { GuideLayout } from '@/components/article/guide-layout'
import { QuestionList } from '@/components/kit/question-list'
import { Section } from '@/components/kit/section'
import { content as typesOfFences, outline } from '@/content/model/pages/types-of-fences'
import { typesOfFencesSchema } from '@/content/model/schemas/types-of-fences'
import { readGuide } from '@/content/model/text/guide'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Chooser } from './chooser'
import { Comparison } from './comparison'
import { FenceTypeSection } from './fence-type-section'

const path = '/types-of-fences'
const guide = readGuide(typesOfFencesSchema, typesOfFences())
const { content } = guide

export const metadata = pageMetadata(path)

export default async function TypesOfFencesPage() {
  return (
    <GuideLayout
      path={path}
      outline={outline()}
      guide={guide}
      data={await articleData(path)}
      last={
        <Section outline={outline()} id="questions">
          <QuestionList questions={content.questions} />
        </Section>
      }
    >
      <Comparison content={content} />
      {content.fenceTypes.map((fenceType, index) => (
        <Fragment key={fenceType.id}>
          <FenceTypeSection fenceType={fenceType} comparison={content.comparison} isFirst={index === 0} />
          {index === 0 && <AdInText path={path} content={content} />}
        </Fragment>
      ))}
      <Chooser needs={content.chooser} />
    </GuideLayout>
  )
}

import { AdSlot } from '@/components/ads/ad-slot'
import { PageHeader } from '@/components/article/page-header'
import { Columns } from '@/components/kit/columns'
import { PageFrame } from '@/components/kit/page-frame'
import { Paragraphs } from '@/components/kit/paragraphs'
import { QuestionList } from '@/components/kit/question-list'
import { RadioPlayer } from '@/components/radio/radio-player'
import { Section } from '@/components/kit/section'
import { SiteFrame } from '@/components/frame/site-frame'
import { outline, words } from '@/content/model/pages/radio'
import { pageMetadata } from '../seo'

const path = '/radio'
const { lead, about, help } = words()

export const metadata = pageMetadata(path)

export default function RadioPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={lead} />
      <PageFrame>
        <RadioPlayer />
        <AdSlot name="top" path={path} content={words()} />
        <Columns>
          <Section outline={outline()} id="about">
            <Paragraphs texts={about} />
          </Section>
          <Section outline={outline()} id="help">
            <QuestionList questions={help} />
          </Section>
        </Columns>
        <AdSlot name="middle" path={path} content={words()} />
        <AdSlot name="bottom" path={path} content={words()} />
      </PageFrame>
    </SiteFrame>
  )
}

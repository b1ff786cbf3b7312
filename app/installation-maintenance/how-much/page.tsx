import type { ReactNode } from 'react'
import { AdSlot } from '@/components/ads/ad-slot'
import { ArticleLayout } from '@/components/article/article-layout'
import { Blocks } from '@/components/article/blocks'
import { PageHeader } from '@/components/article/page-header'
import { JsonLd } from '@/components/frame/json-ld'
import { SiteFrame } from '@/components/frame/site-frame'
import { Planner } from '@/components/planner/planner'
import { PageFrame } from '@/components/kit/page-frame'
import { Section } from '@/components/kit/section'
import { Subsection } from '@/components/kit/subsection'
import { readGuide } from '@/content/model/guide'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { content as howMuch, outline } from '@/content/pages/installation-maintenance/how-much'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'
import { BoardsTable, ScrewsTable } from './board-tables'
import { ExampleTable, GatesTable } from './gate-tables'
import { BagsPerPostTable, BagsPerRunTable, GravelTable } from './ground-tables'
import { HeightsTable, PostLengthTable, PostsTable } from './post-tables'

const path = '/installation-maintenance/how-much'
const { content, sources, terms } = readGuide(textPageSchema, howMuch)

export const metadata = pageMetadata(path)

/** What follows the words of a section, by its anchor. */
const computed: Readonly<Record<string, ReactNode>> = {
  planner: <Planner />,
  example: <ExampleTable />,
  posts: <PostsTable />,
  heights: <HeightsTable />,
  boards: <BoardsTable />,
  screws: <ScrewsTable />,
  concrete: (
    <>
      <BagsPerPostTable />
      <BagsPerRunTable />
    </>
  ),
  'post-length': <PostLengthTable />,
  gravel: <GravelTable />,
  gates: <GatesTable />,
}

export default async function HowMuchPage() {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <PageFrame>
        <AdSlot name="top" path={path} />
      </PageFrame>
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        {content.sections.map(({ id, blocks, sections = [] }) => (
          <Section key={id} outline={outline} id={id}>
            <Blocks blocks={blocks} />
            {computed[id]}
            {sections.map((part) => (
              <Subsection key={part.id} id={part.id} heading={part.heading}>
                <Blocks blocks={part.blocks} />
                {computed[part.id]}
              </Subsection>
            ))}
          </Section>
        ))}
      </ArticleLayout>
      <JsonLd data={await articleData(path)} />
    </SiteFrame>
  )
}

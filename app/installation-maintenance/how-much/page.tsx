import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { AdInText } from '@/components/article/ad-in-text'
import { GuideLayout } from '@/components/article/guide-layout'
import { Blocks } from '@/components/article/blocks'
import { OpenCalculator } from '@/components/calculator/open-calculator'
import { Section } from '@/components/kit/section'
import { Subsection } from '@/components/kit/subsection'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { readGuide } from '@/content/model/text/guide'
import { readTextPage } from '@/content/model/text/text-page'
import { pageMetadata } from '../../seo'
import { articleData } from '../../structured-data'
import { BoardsTable, ScrewsTable } from './board-tables'
import { GatesTable } from './gate-tables'
import { BagsPerPostTable, BagsPerRunTable, GravelTable } from './ground-tables'
import { HeightsTable, PostLengthTable, PostsTable } from './post-tables'

const path = '/installation-maintenance/how-much'
const { content: howMuch, outline } = readTextPage(path)
const guide = readGuide(textPageSchema, howMuch)
const { content } = guide

export const metadata = pageMetadata(path)

/** What follows the words of a section, by its anchor. */
const computed: Readonly<Record<string, ReactNode>> = {
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
    <GuideLayout
      path={path}
      outline={outline}
      guide={guide}
      data={await articleData(path)}
      tool={<OpenCalculator />}
    >
      {content.sections.map(({ id, blocks, sections = [] }, index) => (
        <Fragment key={id}>
          <Section outline={outline} id={id}>
            <Blocks blocks={blocks} />
            {computed[id]}
            {sections.map((part) => (
              <Subsection key={part.id} id={part.id} heading={part.heading}>
                <Blocks blocks={part.blocks} />
                {computed[part.id]}
              </Subsection>
            ))}
          </Section>
          {index === 0 && <AdInText path={path} content={content} />}
        </Fragment>
      ))}
    </GuideLayout>
  )
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { heading as letterHeading, NeighborLetter } from '@/components/fence-laws/neighbor-letter'
import { StateFinder, heading as stateFinderHeading } from '@/components/fence-laws/state-finder'
import { stateFigures } from '@/components/fence-laws/state-figures'
import { StatePlate } from '@/components/fence-laws/state-plate'
import { StateTable, heading as stateTableHeading } from '@/components/fence-laws/state-table'
import { JsonLd } from '@/components/frame/json-ld'
import { datasetData } from '@/content/model/fence-laws/open-data'
import { stateOf } from '@/content/model/fence-laws/states'
import { StylePlate } from '@/components/diagram/plates/style-plate'
import type { StyleGroup } from '@/components/kit/shared-styles'
import { styleOfPage } from '@/content/model/collections/style-pages'
import { FenceCalculator, headings as calculatorHeadings } from '@/components/calculator/fence-calculator'
import { AdInText } from '@/components/article/ad-in-text'
import { GuideLayout } from '@/components/article/guide-layout'
import { PlainSections, SectionsWithMargin } from '@/components/article/plain-sections'
import { TextPage } from '@/components/article/text-page'
import { aliases, getPage, pages } from '@/content/model/pages/page-registry'
import { ownRoutes } from '@/content/model/pages/routes'
import { textPageSchema } from '@/content/model/schemas/text-page'
import { readGuide } from '@/content/model/text/guide'
import type { OutlineEntry } from '@/content/model/text/outline'
import { readTextPage } from '@/content/model/text/text-page'
import { ExampleTable } from '../installation-maintenance/how-much/gate-tables'
import { PrintSheet } from '../installation-maintenance/print-sheet'
import { pageMetadata } from '../seo'
import { articleData } from '../structured-data'
import { Corrections } from './corrections'

export const dynamicParams = false

type Props = { params: Promise<{ path: string[] }> }

/** What stands above or below the words of a page, drawn by a component. */
const added: Readonly<
  Record<
    string,
    {
      tool?: ReactNode
      /** Its headings, for the list of contents. */
      headings?: readonly OutlineEntry[]
      figure?: ReactNode
      below?: ReactNode
      styleGroup?: StyleGroup
    }
  >
> = {
  '/about': { below: <Corrections /> },
  '/fence-laws': {
    tool: (
      <>
        <StateFinder />
        <StateTable />
      </>
    ),
    headings: [stateFinderHeading, stateTableHeading],
  },
  '/fence-laws/neighbor-letter': { tool: <NeighborLetter />, headings: [letterHeading] },
  '/fence-laws/open-data': { below: <JsonLd data={datasetData()} /> },
  '/fence-calculator': {
    tool: <FenceCalculator />,
    headings: calculatorHeadings,
    styleGroup: 'calculator',
  },
  '/installation-maintenance/how-much/formulas': {
    figure: (
      <section>
        <ExampleTable />
      </section>
    ),
  },
  '/installation-maintenance/weekend-plan': { tool: <PrintSheet only="lists" /> },
}

/** Every page that is nothing but Markdown, and every second address of one. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  const own = await ownRoutes()
  return [...pages(), ...aliases()]
    .map(({ path }) => path)
    .filter((path) => !own.includes(path))
    .map((path) => ({ path: path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await pathOf(params))
}

/** A guide has a day on which its facts were reviewed; a page that is not a guide, such as the terms, is set more plainly. */
export default async function MarkdownPage({ params }: Props) {
  const path = await pathOf(params)
  const { content, outline } = readTextPage(path)
  const style = styleOfPage(path)
  const state = stateOf(path)
  const {
    tool,
    figure = style && <StylePlate name={style} />,
    below,
    styleGroup,
    headings = [],
  } = added[path] ?? {}
  if (getPage(path).reviewed === undefined)
    return (
      <TextPage path={path} content={content} outline={outline}>
        {below}
      </TextPage>
    )
  const guide = readGuide(textPageSchema, content)
  const data = await articleData(path)
  const ad = <AdInText path={path} content={guide.content} />
  return (
    <GuideLayout
      outline={{ ...outline, sections: [...headings, ...outline.sections] }}
      {...{ path, guide, data, styleGroup, tool, figure }}
      plate={state && <StatePlate state={state} />}
    >
      {state ? (
        <SectionsWithMargin
          sections={guide.content.sections}
          afterFirst={ad}
          margin="ask"
          figures={stateFigures(state)}
        />
      ) : (
        <PlainSections sections={guide.content.sections} afterFirst={ad} />
      )}
    </GuideLayout>
  )
}

/** The page at an address, which may be its second one. */
async function pathOf(params: Props['params']) {
  const path = `/${(await params).path.join('/')}`
  return getPage(aliases().find((alias) => alias.path === path)?.of ?? path).path
}

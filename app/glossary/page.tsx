import { AdSlot } from '@/components/ads/ad-slot'
import { JsonLd } from '@/components/frame/json-ld'
import { NextPage } from '@/components/article/next-page'
import { PageHeader } from '@/components/article/page-header'
import { SourceList } from '@/components/article/source-list'
import { PageFrame } from '@/components/kit/page-frame'
import { SharedStyles } from '@/components/kit/shared-styles'
import { SiteFrame } from '@/components/frame/site-frame'
import { references } from '@/content/model/collections/sources'
import { content as glossary } from '@/content/model/pages/glossary'
import { outlines } from '@/content/model/pages/page-contents'
import { numberCitations } from '@/content/model/text/citations'
import { pageMetadata } from '../seo'
import { glossaryData } from '../structured-data'
import { LetterNav } from './letter-nav'
import { LetterSection } from './letter-section'
import { PartsOfAFence } from './parts-of-a-fence'
import { byLetter, headingsByHref } from './terms'

const path = '/glossary'
const { content, sources } = numberCitations(glossary(), references())
const letters = byLetter(content.terms)

export const metadata = pageMetadata(path)

export default async function GlossaryPage() {
  const headings = headingsByHref(outlines())
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} />
      <SharedStyles group="glossary" />
      <PageFrame>
        <LetterNav letters={letters.map(({ letter }) => letter)} />
        <PartsOfAFence parts={content.parts} terms={content.terms} />
        <AdSlot name="top" path={path} content={content} />
        {letters.map(({ letter, terms }) => (
          <LetterSection key={letter} letter={letter} terms={terms} all={content.terms} headings={headings} />
        ))}
        <NextPage path={path} />
        <SourceList sources={sources} />
        <AdSlot name="bottom" path={path} content={content} />
      </PageFrame>
      <JsonLd data={glossaryData(path)} />
    </SiteFrame>
  )
}

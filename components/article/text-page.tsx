import { numberCitations } from '@/content/model/citations'
import { readGuide } from '@/content/model/guide'
import type { Outline } from '@/content/model/outline'
import { getPage, type PagePath } from '@/content/model/page-registry'
import { textPageSchema, type TextPageContent } from '@/content/model/schemas/text-page'
import { sources as registry } from '@/content/model/sources'
import { ArticleLayout } from './article-layout'
import { PageHeader } from './page-header'
import { PlainSections } from './plain-sections'
import { SiteFrame } from '../frame/site-frame'

type Props = { path: PagePath; content: TextPageContent; outline: Outline }

/** A page that is nothing but sections of text: a guide, or the privacy policy. Guides have a day of review. */
export function TextPage({ path, content: unnumbered, outline }: Props) {
  const { content, sources, terms } = getPage(path).reviewed
    ? readGuide(textPageSchema, unnumbered)
    : { ...numberCitations(unnumbered, registry), terms: [] }
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <ArticleLayout path={path} outline={outline} sources={sources} terms={terms}>
        <PlainSections sections={content.sections} />
      </ArticleLayout>
    </SiteFrame>
  )
}

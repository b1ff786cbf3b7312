import type { ReactNode } from 'react'
import { references } from '@/content/model/collections/sources'
import type { PagePath } from '@/content/model/pages/page-registry'
import type { TextPageContent } from '@/content/model/schemas/text-page'
import { numberCitations } from '@/content/model/text/citations'
import type { Outline } from '@/content/model/text/outline'
import { ArticleLayout } from './article-layout'
import { PageHeader } from './page-header'
import { PlainSections } from './plain-sections'
import { SiteFrame } from '../frame/site-frame'
import { SharedStyles } from '../kit/shared-styles'

type Props = {
  path: PagePath
  content: TextPageContent
  outline: Outline
  /** What stands below the sections. */
  children?: ReactNode
}

/** A page that is nothing but sections of text, such as the privacy policy. */
export function TextPage({ path, content: unnumbered, outline, children }: Props) {
  const { content, sources } = numberCitations(unnumbered, references())
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} />
      <SharedStyles group="guides" />
      <ArticleLayout path={path} outline={outline} content={content} sources={sources}>
        <PlainSections sections={content.sections} />
        {children}
      </ArticleLayout>
    </SiteFrame>
  )
}

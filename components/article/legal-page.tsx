import { numberCitations } from '@/content/model/citations'
import type { Outline } from '@/content/model/outline'
import type { Legal } from '@/content/model/schemas/pages'
import { sources as registry } from '@/content/model/sources'
import { ArticleLayout } from './article-layout'
import { PageHeader } from './page-header'
import { PlainSections } from './plain-sections'
import { SiteFrame } from '../frame/site-frame'

type Props = { path: '/privacy' | '/terms'; content: Legal; outline: Outline }

/** Privacy and terms, at both of their addresses. */
export function LegalPage({ path, content: unnumbered, outline }: Props) {
  const { content, sources } = numberCitations(unnumbered, registry)
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} />
      <ArticleLayout path={path} outline={outline} sources={sources}>
        <PlainSections sections={content.sections} />
      </ArticleLayout>
    </SiteFrame>
  )
}

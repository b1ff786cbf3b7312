import { numberCitations } from '@/content/citations'
import type { Legal } from '@/content/schemas/pages'
import { sources as registry } from '@/content/sources'
import { ArticleLayout } from '../article-layout/article-layout'
import { PageHeader } from '../page-header/page-header'
import { PlainSections } from '../plain-sections/plain-sections'
import { SiteFrame } from '../site-frame/site-frame'

type Props = { path: '/privacy' | '/terms'; content: Legal }

/** Privacy and terms, at both of their addresses. */
export function LegalPage({ path, content: unnumbered }: Props) {
  const { content, sources } = numberCitations(unnumbered, registry)
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} />
      <ArticleLayout path={path} sources={sources}>
        <PlainSections sections={content.sections} />
      </ArticleLayout>
    </SiteFrame>
  )
}

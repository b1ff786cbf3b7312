import type { Legal } from '@/content/schemas/pages'
import { ArticleLayout } from '../article-layout/article-layout'
import { PageHeader } from '../page-header/page-header'
import { PlainSections } from '../plain-sections/plain-sections'
import { SiteFrame } from '../site-frame/site-frame'

type Props = { path: '/privacy' | '/terms'; content: Legal }

/** Privacy and terms, at both of their addresses. */
export function LegalPage({ path, content }: Props) {
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} />
      <ArticleLayout path={path} sources={[]}>
        <PlainSections sections={content.sections} />
      </ArticleLayout>
    </SiteFrame>
  )
}

import type { ReactNode } from 'react'
import type { PagePath } from '@/content/model/pages/page-registry'
import type { Prose } from '@/content/model/schemas/common'
import type { Guide } from '@/content/model/text/guide'
import type { Outline } from '@/content/model/text/outline'
import { JsonLd } from '../frame/json-ld'
import { SiteFrame } from '../frame/site-frame'
import { SharedStyles, type StyleGroup } from '../kit/shared-styles'
import { PageFrame } from '../kit/page-frame'
import { ArticleLayout } from './article-layout'
import { PageHeader } from './page-header'

type Props = {
  path: PagePath
  outline: Outline
  guide: Guide<{ lead: Prose; answer?: Prose | undefined }>
  /** Structured data of the article. */
  data: object
  /** Whose style sheet has the styles of what stands below the heading. */
  styleGroup?: StyleGroup | undefined
  /** What the page says at a glance, beside its heading. */
  plate?: ReactNode
  /** What stands above the text in the page's full width. */
  above?: ReactNode
  /** What stands above the text, beside the contents, and is worked with. */
  tool?: ReactNode
  /** What stands there to be looked at. */
  figure?: ReactNode
  /** False where `above` lists the guides: else they stand at the end of the text. */
  hasGuides?: boolean
  /** The last section, where the first has no room for a tall ad beside it. */
  last?: ReactNode
  children: ReactNode
}

/** What all guides share, around their text. */
export function GuideLayout(props: Props) {
  const {
    path,
    outline,
    guide,
    data,
    styleGroup = 'guides',
    plate,
    above,
    tool,
    figure,
    hasGuides = true,
    last,
    children,
  } = props
  const { content, sources } = guide
  return (
    <SiteFrame path={path}>
      <PageHeader path={path} lead={content.lead} answer={content.answer} plate={plate} />
      <SharedStyles group={styleGroup} />
      {above && <PageFrame>{above}</PageFrame>}
      <ArticleLayout {...{ path, outline, content, sources, hasGuides, last }} tool={tool ?? figure}>
        {children}
      </ArticleLayout>
      <JsonLd data={data} />
    </SiteFrame>
  )
}

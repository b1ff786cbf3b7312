import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { NumberedSource } from '@/content/model/citations'
import type { Outline } from '@/content/model/outline'
import type { PagePath } from '@/content/model/page-registry'
import type { Term } from '@/content/model/schemas/glossary'
import { site } from '@/content/model/site'
import { AdSlot } from '../ads/ad-slot'
import { GuideNav } from './guide-nav'
import { SourceList } from './source-list'
import { TableOfContents } from './table-of-contents'
import { TermDefinitions } from './term-definitions'
import styles from './article-layout.module.scss'

type Props = {
  path: PagePath
  outline: Outline
  sources: readonly NumberedSource[]
  /** The terms that buttons in the text open: see content/model/guide.ts. */
  terms?: readonly Term[]
  children: ReactNode
}

/** A long text between its table of contents and, in sites with ads, the tall ad slot; with the sources below. */
export function ArticleLayout({ path, outline, sources, terms = [], children }: Props) {
  const headings = outline.sections.map(({ id, heading }) => ({ id, heading }))
  const listed = sources.length > 0 ? [...headings, { id: 'sources', heading: 'Sources' }] : headings
  const hasAds = site.ads.mode !== 'off'
  const rail = <AdSlot name="middle" path={path} />
  const foot = (
    <>
      {sources.length > 0 && <SourceList sources={sources} />}
      <AdSlot name="bottom" path={path} />
    </>
  )
  return (
    <>
      <div className={clsx(styles.root, hasAds && styles.withAds)}>
        <div className={styles.contents}>
          <TableOfContents contents={listed} />
        </div>
        <article className={styles.body}>
          {children}
          <GuideNav path={path} />
        </article>
        {/* A box around nothing would still have a gap or a margin. */}
        {hasAds ? <div className={styles.rail}>{rail}</div> : rail}
      </div>
      {hasAds || sources.length > 0 ? <div className={styles.foot}>{foot}</div> : foot}
      <TermDefinitions terms={terms} />
    </>
  )
}

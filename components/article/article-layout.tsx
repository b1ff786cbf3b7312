import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { NumberedSource } from '@/content/model/citations'
import type { Outline } from '@/content/model/outline'
import type { PagePath } from '@/content/model/page-registry'
import { site } from '@/content/model/site'
import { AdSlot } from '../ads/ad-slot'
import { PageContents } from '../contents/page-contents'
import { KeepSite } from '../offline/keep-site'
import { GuideNav } from './guide-nav'
import { NextPage } from './next-page'
import { SourceList } from './source-list'
import styles from './article-layout.module.scss'

type Props = {
  path: PagePath
  outline: Outline
  sources: readonly NumberedSource[]
  /** False where the guides are listed elsewhere. */
  hasGuides?: boolean
  /** What stands above the text, as wide as the text and what is beside it. */
  tool?: ReactNode
  children: ReactNode
}

/** A long text beside its table of contents, with the sources below. In sites with ads the tall slot stands beside it. */
export function ArticleLayout({ path, outline, sources, hasGuides = true, tool, children }: Props) {
  const headings = outline.sections.map(({ id, heading }) => ({ id, heading }))
  const listed = sources.length > 0 ? [...headings, { id: 'sources', heading: 'Sources' }] : headings
  const hasAds = site.ads.mode !== 'off'
  const tallSlot = <AdSlot name="middle" path={path} />
  const foot = (
    <>
      {sources.length > 0 && <SourceList sources={sources} />}
      <AdSlot name="bottom" path={path} />
    </>
  )
  return (
    <>
      <div className={clsx(styles.root, hasAds && styles.belowAd)}>
        <PageContents contents={listed} />
        <article className={clsx(styles.body, hasAds && styles.withAds)}>
          {tool}
          {/* A box around nothing would still have a margin. */}
          {hasAds ? <div className={styles.rail}>{tallSlot}</div> : tallSlot}
          {children}
          {hasGuides && <GuideNav path={path} />}
          <NextPage path={path} />
          <KeepSite label="Keep this page offline" />
        </article>
      </div>
      {hasAds || sources.length > 0 ? <div className={styles.foot}>{foot}</div> : foot}
    </>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { PagePath } from '@/content/model/pages/page-registry'
import type { NumberedSource } from '@/content/model/text/citations'
import type { Outline } from '@/content/model/text/outline'
import { AdSlot, isShown } from '../ads/ad-slot'
import { PageContents } from '../contents/page-contents'
import { KeepSite } from '../offline/keep-site'
import { GuideNav } from './guide-nav'
import { NextPage } from './next-page'
import { SourceList } from './source-list'
import styles from './article-layout.module.scss'

type Props = {
  path: PagePath
  outline: Outline
  /** All that the page says. */
  content: unknown
  sources: readonly NumberedSource[]
  /** False where the guides are listed elsewhere. */
  hasGuides?: boolean
  /** What stands above the text, as wide as the text and what is beside it. */
  tool?: ReactNode
  /** The last section. A tall ad stands beside it, or without one beside the first. */
  last?: ReactNode
  children: ReactNode
}

/** A long text beside its table of contents, with the sources below. */
export function ArticleLayout(props: Props) {
  const { path, outline, content, sources, hasGuides = true, tool, last, children } = props
  const headings = outline.sections.map(({ id, heading }) => ({ id, heading }))
  const listed = sources.length > 0 ? [...headings, { id: 'sources', heading: 'Sources' }] : headings
  const hasTallAd = isShown('middle', content)
  const slot = <AdSlot name="middle" path={path} content={content} />
  // A box around nothing would still have a margin.
  const tallSlot = hasTallAd ? <div className={styles.rail}>{slot}</div> : slot
  const foot = (
    <>
      {sources.length > 0 && <SourceList sources={sources} />}
      <AdSlot name="bottom" path={path} content={content} />
    </>
  )
  return (
    <>
      <div className={styles.root}>
        <PageContents contents={listed} />
        <article className={clsx(styles.body, hasTallAd && styles.withAds)}>
          {tool}
          {!last && tallSlot}
          {children}
          {last && (
            <div className={styles.last}>
              {tallSlot}
              {last}
            </div>
          )}
          {hasGuides && <GuideNav path={path} />}
          <NextPage path={path} />
          <KeepSite label="Keep this page offline" />
        </article>
      </div>
      {isShown('bottom', content) || sources.length > 0 ? <div className={styles.foot}>{foot}</div> : foot}
    </>
  )
}

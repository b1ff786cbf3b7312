import type { ReactNode } from 'react'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import type { PagePath } from '@/content/model/pages/page-registry'
import { PageShell } from './page-shell'
import { SiteFooter } from './site-footer'
import { SiteHeader } from '../header/site-header'
import styles from './site-frame.module.scss'

type Props = {
  /** The page's path, so that menus can mark it; the not-found screen has none. */
  path?: PagePath
  children: ReactNode
}

/**
 * What all screens share: header, a main area that grows to fill the window, footer. They have one root element.
 */
export function SiteFrame({ path, children }: Props) {
  return (
    <PageShell>
      <div className={styles.root}>
        <div className={styles.sentinel} id="page-top" />
        <SiteHeader current={path} />
        <p className={styles.printed}>
          {`${site().name}, ${new URL(path ?? '/', siteUrl()).href.replace(/^https?:\/\/|\/$/g, '')}`}
        </p>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter path={path} />
      </div>
    </PageShell>
  )
}

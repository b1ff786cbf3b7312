import type { ReactNode } from 'react'
import type { PagePath } from '@/content/model/page-registry'
import { SiteFooter } from './site-footer'
import { SiteHeader } from '../header/site-header'
import styles from './site-frame.module.scss'

type Props = {
  /** The page's path, so that menus can mark it; the not-found screen has none. */
  path?: PagePath
  children: ReactNode
}

/**
 * What all screens share: header, a main area that grows to fill the window, footer. One element, since that is
 * what Next scrolls to after a soft navigation: of several it would end at the footer.
 */
export function SiteFrame({ path, children }: Props) {
  return (
    <div className={styles.root}>
      <SiteHeader current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

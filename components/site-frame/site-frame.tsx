import type { ReactNode } from 'react'
import { SiteFooter } from '../site-footer/site-footer'
import { SiteHeader } from '../site-header/site-header'

type Props = {
  /** The page's path, so that menus can mark it; the not-found screen has none. */
  path?: string
  children: ReactNode
}

/** What all screens share: header, a main area that grows to fill the window, footer. */
export function SiteFrame({ path, children }: Props) {
  return (
    <>
      <SiteHeader current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

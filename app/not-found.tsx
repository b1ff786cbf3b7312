import type { Metadata } from 'next'
import { SiteFrame } from '@/components/frame/site-frame'
import { ButtonLink } from '@/components/kit/button-link'
import { MainNav } from '@/components/header/main-nav'
import { site } from '@/content/model/site'
import styles from '@/components/frame/error-page.module.scss'

// Next adds noindex to this page by itself.
export const metadata: Metadata = {
  title: `Page Not Found | ${site.name}`,
  description: 'The page you were looking for is not here.',
  alternates: { canonical: null },
}

export default function NotFound() {
  return (
    <SiteFrame>
      <div className={styles.root}>
        <p className={styles.code} data-missing="">
          404
        </p>
        <h1>Page Not Found</h1>
        <p>We couldn&apos;t find the page you were looking for. It might have been moved or deleted.</p>
        <p className={styles.actions}>
          <ButtonLink tone="filled" size="large" href="/">
            Return to Home
          </ButtonLink>
        </p>
        <MainNav label="All pages" layout="stack" current={undefined} />
      </div>
    </SiteFrame>
  )
}

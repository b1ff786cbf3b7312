import type { Metadata } from 'next'
import { SiteFrame } from '@/components/frame/site-frame'
import { BrokenFence } from '@/components/frame/broken-fence'
import { JobLinks } from '@/components/frame/job-links'
import { ButtonLink } from '@/components/kit/button-link'
import { Icon } from '@/components/kit/icon'
import { searchDialogId } from '@/components/search/dialog/search-dialog'
import { site } from '@/content/model/site'
import styles from './not-found.module.scss'

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
        <div>
          <p className={styles.code} data-missing="">
            404
          </p>
          <h1>Page Not Found</h1>
          <p>We couldn&apos;t find the page you were looking for. It might have been moved or deleted.</p>
          <button
            type="button"
            className={styles.search}
            command="show-modal"
            commandfor={searchDialogId}
            aria-haspopup="dialog"
          >
            <Icon name="search" />
            Search for fences...
          </button>
          <p className={styles.home}>
            <ButtonLink tone="filled" href="/">
              Return to Home
            </ButtonLink>
          </p>
        </div>
        <BrokenFence />
        <div className={styles.jobs}>
          <JobLinks />
        </div>
      </div>
    </SiteFrame>
  )
}

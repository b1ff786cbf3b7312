import type { Metadata } from 'next'
import { BrokenFence } from '@/components/frame/broken-fence'
import { JobLinks } from '@/components/frame/job-links'
import { SiteFrame } from '@/components/frame/site-frame'
import { SmartLink } from '@/components/kit/smart-link'
import { Icon } from '@/components/kit/icon'
import { searchDialogId } from '@/components/search/dialog/search-dialog'
import { pages } from '@/content/model/page-registry'
import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import frame from '../not-found.module.scss'
import styles from './offline.module.scss'

export const metadata: Metadata = {
  title: `Not Kept Offline | ${site.name}`,
  description: 'This page is not kept on this device. These are.',
  robots: { index: false },
  alternates: { canonical: new URL('/offline', siteUrl).href },
}

/** What the worker shows in place of a page that is neither kept nor to be had (delivery/browser/offline/router.ts). */
export default function OfflinePage() {
  return (
    <SiteFrame>
      <div className={frame.root}>
        <div>
          <h1>Not Kept Here</h1>
          <p>
            You are offline, and this address is not among the pages kept on this device. With a connection,
            reload it. What is here:
          </p>
          <button
            type="button"
            className={frame.search}
            command="show-modal"
            commandfor={searchDialogId}
            aria-haspopup="dialog"
          >
            <Icon name="search" />
            Search for fences...
          </button>
          <ul className={styles.pages}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <SmartLink href={path}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
        <BrokenFence />
        <div className={frame.jobs}>
          <JobLinks />
        </div>
      </div>
    </SiteFrame>
  )
}

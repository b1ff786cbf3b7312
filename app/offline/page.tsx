import type { Metadata } from 'next'
import { MissingPage } from '@/components/frame/missing-page'
import { SmartLink } from '@/components/kit/smart-link'
import { KeepSite } from '@/components/offline/keep-site'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { pages } from '@/content/model/pages/page-registry'
import styles from './offline.module.scss'

export const metadata: Metadata = {
  title: `Not Kept Offline | ${site().name}`,
  description: 'This page is not kept on this device. These are.',
  robots: { index: false },
  alternates: { canonical: new URL('/offline', siteUrl()).href },
}

/** What the worker shows in place of a page that is neither kept nor to be had (delivery/browser/offline/router.ts). */
export default function OfflinePage() {
  return (
    <MissingPage
      ways={
        <>
          <ul className={styles.pages}>
            {pages().map(({ path, label }) => (
              <li key={path} data-page={path}>
                <SmartLink href={path}>{label}</SmartLink>
              </li>
            ))}
          </ul>
          <KeepSite label="What is kept here" isOpen />
        </>
      }
    >
      <h1>Not Kept Here</h1>
      <p>
        You are offline, and this address is not among the pages kept on this device. With a connection,
        reload it. What is here:
      </p>
    </MissingPage>
  )
}

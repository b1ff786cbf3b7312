import type { ReactNode } from 'react'
import { site } from '@/content/model/collections/site'
import { isOfNetwork } from '@/content/model/schemas/site'
import { adLoaderAddress } from '../ads/addresses'
import { LiveRegion } from '../island/live-region'
import { RadioBar } from '../radio/radio-bar'
import { SkipLink } from './skip-link'

/** What every page has around it that readers open by itself: a way past the header, announcements, the radio, ads. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LiveRegion id="live-region" />
      {children}
      <RadioBar />
      {/* The exported pages have it in their loader, see delivery/browser/loader.ts. */}
      {process.env.NODE_ENV === 'development' && <script src="/scripts/page.js" defer />}
      {isOfNetwork(site().ads.mode) && (
        <script
          src={adLoaderAddress}
          defer
          data-mode={site().ads.mode}
          data-network={site().ads.network.scriptUrl}
          data-attributes={JSON.stringify(site().ads.network.attributes)}
        />
      )}
    </>
  )
}

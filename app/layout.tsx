import clsx from 'clsx'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { adLoaderAddress } from '@/components/ads/addresses'
import { LiveRegion } from '@/components/island/live-region'
import { RadioBar } from '@/components/radio/radio-bar'
import { SkipLink } from '@/components/frame/skip-link'
import { readAllMasters } from '@/content/model/pictures'
import { siteUrl } from '@/content/model/settings'
import { isOfNetwork } from '@/content/model/schemas/site'
import { site } from '@/content/model/site'
import { fraunces, frauncesRest } from './fonts'
import { colorToken } from '@/styles/tokens'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

await readAllMasters()

const { google, yandex, bing, pinterest } = site.verification ?? {}

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-icon.png' },
  manifest: '/manifest.webmanifest',
  verification: {
    google,
    yandex,
    other: { ...(bing && { 'msvalidate.01': bing }), ...(pinterest && { 'p:domain_verify': pinterest }) },
  },
}

const paper = colorToken('paper')

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In `next dev` the page script sets data-scrolled before React hydrates it: hence suppressHydrationWarning.
    <html lang="en-US" className={clsx(fraunces.variable, frauncesRest.variable)} suppressHydrationWarning>
      <body>
        <SkipLink />
        <LiveRegion id="live-region" />
        {children}
        <RadioBar />
        {/* The exported pages have it in their loader, see delivery/browser/loader.ts. */}
        {process.env.NODE_ENV === 'development' && <script src="/scripts/page.js" defer />}
        {isOfNetwork(site.ads.mode) && (
          <script
            src={adLoaderAddress}
            defer
            data-mode={site.ads.mode}
            data-network={site.ads.network.scriptUrl}
            data-attributes={JSON.stringify(site.ads.network.attributes)}
          />
        )}
      </body>
    </html>
  )
}

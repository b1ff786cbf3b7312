import clsx from 'clsx'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { adLoaderAddress } from '@/components/ads/addresses'
import { LiveRegion } from '@/components/island/live-region'
import { RadioBarIsland } from '@/components/radio/radio-bar.island'
import { radioSettings } from '@/components/radio/radio-settings'
import { SkipLink } from '@/components/frame/skip-link'
import { isPlain } from '@/content/model/delivery-mode'
import { readAllMasters } from '@/content/model/pictures'
import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import { fraunces, frauncesRest } from './fonts'
import { colorToken } from '@/styles/tokens'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

// React writes what pages await into the flight data in the order in which it resolves. With all pictures read before
// any page is rendered, the same input gives the same bytes.
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
    // The page script sets data-scrolled on <html> before React hydrates it: hence suppressHydrationWarning.
    // data-scroll-behavior has Next switch smooth scrolling off while it navigates, so that a page starts at its top.
    <html
      lang="en-US"
      className={clsx(fraunces.variable, frauncesRest.variable)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <SkipLink />
        <LiveRegion id="live-region" />
        {children}
        <RadioBarIsland settings={radioSettings} />
        {/* The exported pages have it in their loader, see delivery/browser/loader.ts. */}
        {(process.env.NODE_ENV === 'development' || isPlain) && <script src="/scripts/page.js" defer />}
        {site.ads.mode !== 'off' && (
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

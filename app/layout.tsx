import clsx from 'clsx'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { readAllMasters } from '@/content/model/collections/pictures'
import { refuseFaults } from '@/content/model/checks/refuse-faults'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { fraunces, frauncesRest } from './fonts'
import { colorToken } from '@/styles/tokens'
import '@/styles/tokens.scss'
import '@/styles/base.scss'

refuseFaults()
await readAllMasters()

const { google, yandex, bing, pinterest } = site().verification ?? {}

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  applicationName: site().name,
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

/** Of every document. What stands around a page is not in here but in PageShell: a page made for a frame has none. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In `next dev` the page script sets data-scrolled before React hydrates it: hence suppressHydrationWarning.
    <html lang="en-US" className={clsx(fraunces.variable, frauncesRest.variable)} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}

import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/frame/error-screen'
import { PageShell } from '@/components/frame/page-shell'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'

export const metadata: Metadata = {
  title: `Unexpected Application Error! | ${site().name}`,
  description: 'Something broke. Loading the page again usually helps.',
  alternates: { canonical: new URL('/500', siteUrl()).href },
}

/** What servers send where they fail, and what stands in for a page that cannot be shown: components/radio/keep-document.ts. */
export default function ServerErrorPage() {
  return (
    <PageShell>
      <ErrorScreen />
    </PageShell>
  )
}

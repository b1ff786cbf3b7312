import { escapeXml } from '@/components/escape-xml'
import { fullAddress, siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { newestPages } from '@/content/model/pages/page-registry'
import { instantOf } from '@/content/model/text/instant'
import { atomFeed } from '../atom-feed'

export const dynamic = 'force-static'

/** Page updates, newest first. */
export function GET(): Response {
  const feed = atomFeed({
    file: '/feed.xml',
    title: site().name,
    subtitle: site().tagline,
    page: siteUrl(),
    entries: newestPages().map(({ path, title, change, published, updated }) => ({
      day: updated,
      name: path,
      title,
      page: fullAddress(path),
      more: [`<published>${instantOf(published)}</published>`, `<summary>${escapeXml(change)}</summary>`],
    })),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

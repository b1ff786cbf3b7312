import { escapeXml } from '@/components/escape-xml'
import { newestPages } from '@/content/model/page-registry'
import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'

export const dynamic = 'force-static'

/** Page updates as an Atom feed (RFC 4287), newest first. */
export function GET(): Response {
  const entries = newestPages()
  const newest = entries[0]?.updated ?? ''

  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${siteUrl}/</id>
  <title>${escapeXml(site.name)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link href="${siteUrl}/"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
  <updated>${newest}T00:00:00Z</updated>
  <author><name>${escapeXml(site.name)}</name></author>
${entries
  .map(({ path, title, change, published, updated }) => {
    const url = new URL(path, siteUrl).href
    return `  <entry>
    <id>${url}#${updated}</id>
    <title>${escapeXml(title)}</title>
    <link href="${url}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    <summary>${escapeXml(change)}</summary>
  </entry>`
  })
  .join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

import { escapeXml } from '@/components/escape-xml'
import { instantOf } from '@/content/model/instant'
import { licence, licenceLine } from '@/content/model/licence'
import { newestPages } from '@/content/model/page-registry'
import { fullAddress, siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'

export const dynamic = 'force-static'

/** Page updates as an Atom feed (RFC 4287), newest first. */
export function GET(): Response {
  const entries = newestPages()
  const newest = entries[0]?.updated ?? ''
  const { hostname } = new URL(siteUrl)

  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${siteUrl}/feed.xml</id>
  <title>${escapeXml(site.name)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link href="${siteUrl}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
  <updated>${instantOf(newest)}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
  <link rel="license" href="${escapeXml(licence.address)}"/>
  <rights>${escapeXml(licenceLine)}</rights>
${entries
  .map(({ path, title, change, published, updated }) => {
    // An id of its own (RFC 4151) for each update, so that feed readers show it as new.
    return `  <entry>
    <id>tag:${hostname},${updated}:${path}</id>
    <title>${escapeXml(title)}</title>
    <link href="${fullAddress(path)}"/>
    <published>${instantOf(published)}</published>
    <updated>${instantOf(updated)}</updated>
    <summary>${escapeXml(change)}</summary>
  </entry>`
  })
  .join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

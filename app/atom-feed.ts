import { escapeXml } from '@/components/escape-xml'
import { licence, licenceLine } from '@/content/model/collections/licence'
import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { instantOf } from '@/content/model/text/instant'

type Feed = {
  /** Path of its file. */
  file: string
  title: string
  subtitle?: string
  /** Full address of the page that it is about. */
  page: string
  /** Newest first; `name` tells those of one day apart. */
  entries: readonly { day: string; name: string; title: string; page: string; more?: readonly string[] }[]
}

/** An Atom feed (RFC 4287), whose entries have ids of their own (RFC 4151), so that feed readers show each as new. */
export function atomFeed({ file, title, subtitle, page, entries }: Feed): string {
  const { hostname } = new URL(siteUrl())
  const head = [
    `<id>${siteUrl()}${file}</id>`,
    `<title>${escapeXml(title)}</title>`,
    ...(subtitle === undefined ? [] : [`<subtitle>${escapeXml(subtitle)}</subtitle>`]),
    `<link href="${page}"/>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl()}${file}"/>`,
    `<updated>${instantOf(entries[0]?.day ?? '')}</updated>`,
    `<author><name>${escapeXml(site().name)}</name></author>`,
    `<link rel="license" href="${escapeXml(licence().address)}"/>`,
    `<rights>${escapeXml(licenceLine())}</rights>`,
  ]
  const written = entries.map((entry) =>
    [
      '<entry>',
      `  <id>tag:${hostname},${entry.day}:${entry.name}</id>`,
      `  <title>${escapeXml(entry.title)}</title>`,
      `  <link href="${entry.page}"/>`,
      `  <updated>${instantOf(entry.day)}</updated>`,
      ...(entry.more ?? []).map((line) => `  ${line}`),
      '</entry>',
    ].join('\n  '),
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  ${[...head, ...written].join('\n  ')}
</feed>
`
}

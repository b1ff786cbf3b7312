const markdown = /^(?:\/index|(\/.+))\.md$/

/** The Link header of a page's Markdown: search engines are to list the page (RFC 6596). */
export function markdownLink(siteUrl: string, path: string): string | undefined {
  const [match, page = ''] = markdown.exec(path) ?? []
  return match === undefined ? undefined : `<${siteUrl}${page}>; rel="canonical"`
}

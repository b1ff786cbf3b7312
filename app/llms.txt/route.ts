import { pages } from '@/content/model/page-registry'
import { outlineOf } from '@/content/model/outline'
import { siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'

export const dynamic = 'force-static'

/** What the site holds and where, for language models: https://llmstxt.org */
export function GET(): Response {
  const text = `# ${site.name}

> ${site.tagline}. ${site.blurb}

${pages
  .map((page) => {
    const url = new URL(page.path, siteUrl).href
    const sections = outlineOf(page.path).map(({ id, heading }) => `- [${heading}](${url}#${id})`)
    return [`## [${page.heading}](${url})`, '', page.description, '', ...sections].join('\n')
  })
  .join('\n\n')}
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { licenceLine } from '@/content/model/licence'
import { markdownAddress } from '@/content/model/page-path'
import { pages } from '@/content/model/page-registry'
import { outlines } from '@/content/model/page-contents'
import { fullAddress, siteUrl } from '@/content/model/settings'
import { site } from '@/content/model/site'
import { closed } from '@/content/model/typography'

export const dynamic = 'force-static'

/** What the site holds and where, for language models: https://llmstxt.org */
export async function GET(): Promise<Response> {
  const text = `# ${site().name}

> ${closed(site().tagline, '.')} ${site().blurb}

${licenceLine()}

[All pages in one file](${siteUrl()}/llms-full.txt)

${pages()
  .map((page) => {
    const url = fullAddress(page.path)
    const sections = outlines().get(page.path)?.sections ?? []
    const links = sections.map(({ id, heading }) => `- [${heading}](${url}#${id})`)
    const words = `[Its words in Markdown](${siteUrl()}${markdownAddress(page.path)})`
    return [`## [${page.heading}](${url})`, '', `${page.description} ${words}`, '', ...links].join('\n')
  })
  .join('\n\n')}
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

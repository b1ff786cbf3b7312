import { licenceLine } from '@/content/model/collections/licence'
import { fullAddress, siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { outlines } from '@/content/model/pages/page-contents'
import { pages } from '@/content/model/pages/page-registry'
import { markdownAddress } from '@/content/model/store/page-path'
import { closed } from '@/content/model/text/typography'

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

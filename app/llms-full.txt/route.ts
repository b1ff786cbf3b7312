import { readAllMarkdown } from '@/content/model/text/page-markdown'

export const dynamic = 'force-static'

/** All that the site says, for language models: https://llmstxt.org */
export async function GET(): Promise<Response> {
  const texts = readAllMarkdown()
  return new Response([...texts.values()].join('\n---\n\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

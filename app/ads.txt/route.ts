import { site } from '@/content/model/site'

export const dynamic = 'force-static'

/** Who may sell this site's ad slots (IAB ads.txt 1.1), from `ads.adsTxt` of content/site.json. */
export function GET(): Response {
  const lines =
    site.ads.adsTxt.length > 0
      ? site.ads.adsTxt
      : ['# No advertising system is authorized to sell for this site.']
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

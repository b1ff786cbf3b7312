import { site } from '@/content/model/collections/site'

export const dynamic = 'force-static'

/** Says that nobody may. IAB ads.txt 1.1, 3.2.1: a file without any record is taken for a fault. */
const nobody = 'placeholder.example.com, placeholder, DIRECT, placeholder'

/** Who may sell this site's ad slots (IAB ads.txt 1.1), from `ads.adsTxt` of content/site.json. */
export function GET(): Response {
  const lines = site().ads.adsTxt.length > 0 ? site().ads.adsTxt : [nobody]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { siteUrl } from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'

export const dynamic = 'force-static'

/** Days from the build until the file expires; RFC 9116 recommends less than a year. */
const validity = 360

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function GET(): Response {
  const expires = new Date(Date.now() + validity * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: mailto:${site().contact.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { domainToUnicode } from 'node:url'

/** What networks call themselves, where that is not their domain with a capital. */
const names: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'x.com': 'X',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'fb.com': 'Facebook',
  'fb.me': 'Facebook',
  'm.me': 'Messenger',
  'bbc.co.uk': 'BBC',
}

/** Below these, countries give out names: bbc.co.uk, abc.net.au. */
const kindsOfNames = /^(?:ac|co|com|edu|go|gob|gov|gv|ltd|me|ne|net|nom|or|org|plc|sch)$/

/** `https://www.facebook.com/fences` is a page on Facebook, and `https://www.shop.co.uk/fences` one on Shop. */
export function networkOf(href: string): { network: string; name: string; href: string } {
  // What is no address, the schema refuses.
  const host = URL.canParse(href) ? new URL(href).hostname : ''
  const labels = host.split('.')
  const [country = '', kind = ''] = labels.toReversed()
  const isBelowKind = labels.length > 2 && country.length === 2 && kindsOfNames.test(kind)
  const domain = labels.slice(isBelowKind ? -3 : -2)
  const label = domainToUnicode(domain[0] ?? '')
  const name = names[domain.join('.')] ?? label.charAt(0).toUpperCase() + label.slice(1)
  const network = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { network: network || 'link', name, href }
}

import { load } from 'cheerio'

const longest = 160

/** What is not seen, or turns the direction of what follows. */
const unshown = /\p{Cc}|\p{Cs}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/gu

/** A title without its markup, in one line, cut where it is long. */
export function plainText(html: string): string {
  const $ = load(html, null, false)
  $('script, style, template, iframe, noscript').remove()
  const text = $.root().text().replace(/\s+/g, ' ').replace(unshown, '').trim()
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

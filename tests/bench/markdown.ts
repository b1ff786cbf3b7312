import { load } from 'cheerio'
import TurndownService from 'turndown'

// Our rendered pages as Markdown, so that every generator gets the same words, tables, links and pictures.

export type MarkdownPage = {
  title: string
  description: string
  body: string
  /** Addresses on our site of the pictures in the body. */
  pictures: readonly string[]
}

/** Controls, drawings and tables of contents: each generator brings its own, or none. Closed tabs are text of the page. */
const leftOut =
  'nav, script, style, template, noscript, svg, button, input, label, fieldset, form, dialog, iframe, audio, h1, a[href^="#cite-"], [aria-hidden="true"], [hidden]:not([hidden="until-found"])'
const kept = new Set(['href', 'src', 'alt', 'colspan', 'rowspan'])

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
// Not every Markdown has these; every one has HTML.
turndown.keep(['table', 'dl'])
const escapeMarkdown = turndown.escape.bind(turndown)
// VitePress reads Markdown as a Vue template.
turndown.escape = (text) => escapeMarkdown(text).replaceAll('<', '&lt;').replaceAll('{', '&#123;')

/** @param address where a picture of our site is for the generator */
export function toMarkdown(html: string, address: (picture: string) => string): MarkdownPage {
  const $ = load(html)
  const main = $('main')
  const title = $('h1').first().text().trim()
  const description = $('meta[name="description"]').attr('content') ?? ''
  main.find(leftOut).remove()

  const pictures = new Set<string>()
  for (const picture of main.find('picture')) $(picture).replaceWith($(picture).find('img'))
  for (const image of main.find('img')) {
    const source = $(image).attr('src') ?? ''
    if (!source.startsWith('/')) $(image).remove()
    else $(image).attr('src', address(source))
    if (source.startsWith('/')) pictures.add(source)
  }
  // Markdown knows no link around blocks: the card's heading, or its last block, becomes the link.
  for (const card of main.find('a:has(h2, h3, h4, p, img)')) {
    const link = $('<a>').attr('href', $(card).attr('href') ?? '')
    const heading = $(card).find('h2, h3, h4')
    ;(heading.length > 0 ? heading : $(card).children(':not(img)').last()).first().wrapInner(link)
    $(card).replaceWith($(card).contents())
  }
  for (const element of main.find('*'))
    for (const name of Object.keys($(element).attr() ?? {})) if (!kept.has(name)) $(element).removeAttr(name)

  return { title, description, body: `${turndown.turndown(main.html() ?? '')}\n`, pictures: [...pictures] }
}

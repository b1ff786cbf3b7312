import type * as csstree from 'css-tree'
import { load, type CheerioAPI } from 'cheerio'
import { OperatorError } from '../operator-error'
import type { RulesFor } from './cached-rules'
import { elements, type ExportedPage } from './exported-pages'
import type { Code } from './read-code'
import type { StyleSheets } from './read-style-sheets'
import { namesIn, rulesFor, type Names } from './used-rules'

const sheetLinks = 'link[rel="stylesheet"][href^="/_next/static/"]'

/**
 * Puts the styles that a page uses into the page, and disables its style sheets. The links stay, so that React finds
 * them when it hydrates and fetches no sheet; a soft navigation enables them.
 * @param page is changed
 * @returns the CSS for what only React adds, to be fetched with it
 */
export async function inlineStyles(
  { file, $ }: ExportedPage,
  sheets: StyleSheets,
  code: Code,
  pickRules: RulesFor = rulesFor,
): Promise<string> {
  const links = $(sheetLinks)
  if (links.length === 0) {
    throw new OperatorError(`${file}: should have style sheets under /_next/static/; none was found`)
  }
  const sheetAt = (address: string): csstree.CssNode => {
    const sheet = sheets.get(address)
    if (!sheet) throw new OperatorError(`${file}: asks for the missing style sheet ${address}`)
    return sheet
  }

  const preloads = $('link[rel="preload"][as="style"]')
  const own = [...links.get(), ...preloads.get()].map((node) => sheetAt($(node).attr('href') ?? ''))
  const names = collectNames($, own, code)

  let inline = ''
  let islands = ''
  for (const node of links.get()) {
    const address = $(node).attr('href') ?? ''
    inline += await pickRules('page', sheetAt(address), names, address)
    islands += await pickRules('islands', sheetAt(address), names, address)
  }
  links.first().before($('<style>').text(inline))
  links.attr('disabled', '')

  // Styles of screens that may never be shown, such as the error screen. A disabled link keeps React from fetching
  // the sheet; its rules come with the islands'.
  for (const node of preloads.get()) {
    const href = $(node).attr('href') ?? ''
    islands += await pickRules('islands', sheetAt(href), names, href)
    $(node).replaceWith($('<link rel="stylesheet" data-precedence="next" disabled>').attr('href', href))
  }
  return islands
}

function collectNames($: CheerioAPI, sheets: readonly csstree.CssNode[], code: Code): Names {
  const names: Names = { page: new Set(), islands: new Set() }
  // With scripts, a parser takes the content of <noscript> for text.
  const withoutScripts = load($('noscript').text(), null, false)
  for (const node of [...elements($, '*'), ...elements(withoutScripts, '*')]) {
    if (node.attribs['id']) names.page.add(`#${node.attribs['id']}`)
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.page.add(`.${name}`)
  }
  for (const name of new Set(sheets.flatMap((sheet) => [...namesIn(sheet)]))) {
    if (names.page.has(name)) continue
    if (code.page(name.slice(1))) names.page.add(name)
    else if (code.islands(name.slice(1))) names.islands.add(name)
  }
  return names
}

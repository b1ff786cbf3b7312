import type * as csstree from 'css-tree'
import { load, type CheerioAPI } from 'cheerio'
import { OperatorError } from '../operator-error'
import type { RulesFor } from './cached-rules'
import { elements, type ExportedPage } from './exported-pages'
import type { Mentions } from './read-code'
import type { StyleSheets } from './read-style-sheets'
import { namesIn, rulesFor, type Names } from './used-rules'

/**
 * Puts the styles that a page uses into the page, in place of its style sheets.
 * @param page is changed
 * @param code of the page's scripts: a class that one of them sets stands there
 */
export async function inlineStyles(
  { file, $ }: ExportedPage,
  sheets: StyleSheets,
  code: Mentions,
  pickRules: RulesFor = rulesFor,
): Promise<void> {
  const links = $('link[rel="stylesheet"][href^="/_next/static/"]')
  if (links.length === 0) {
    throw new OperatorError(`${file}: should have style sheets under /_next/static/; none was found`)
  }
  const own = links.get().map((node) => {
    const address = $(node).attr('href') ?? ''
    const sheet = sheets.get(address)
    if (!sheet) throw new OperatorError(`${file}: asks for the missing style sheet ${address}`)
    return { address, sheet }
  })
  const names = collectNames(
    $,
    own.map(({ sheet }) => sheet),
    code,
  )
  const rules = await Promise.all(own.map(({ address, sheet }) => pickRules('page', sheet, names, address)))
  links.first().before($('<style>').text(rules.join('')))
  links.remove()
  // Sheets of screens that Next would show in place of a page.
  $('link[rel="preload"][as="style"]').remove()
}

function collectNames($: CheerioAPI, sheets: readonly csstree.CssNode[], code: Mentions): Names {
  const names = new Set<string>()
  // With scripts, a parser takes the content of <noscript> for text.
  const withoutScripts = load($('noscript').text(), null, false)
  for (const node of [...elements($, '*'), ...elements(withoutScripts, '*')]) {
    if (node.attribs['id']) names.add(`#${node.attribs['id']}`)
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.add(`.${name}`)
  }
  for (const name of sheets.flatMap((sheet) => [...namesIn(sheet)])) {
    if (code(name.slice(1))) names.add(name)
  }
  return names
}

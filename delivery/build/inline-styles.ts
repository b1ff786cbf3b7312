import { load, type CheerioAPI } from 'cheerio'
import type { SharedUse } from './shared-styles'
import { OperatorError } from '../operator-error'
import { elements, type ExportedPage } from './exported-pages'
import type { Mentions } from './read-code'
import type { StyleSheets } from './style-sheets'
import { rulesFor } from './used-rules'

type Elements = ReturnType<typeof elements>

/** Where components/kit/shared-styles.tsx has the sheet that a page shares with others. */
const sharedPlace = 'template[data-shared-styles]'

/**
 * Puts the styles that a page uses into the page, in place of its style sheets. Where it shares them with other pages,
 * only those of what stands before the shared sheet, which has all of them, so that their order stays that of Next.
 * @param page is changed
 * @param code of the page's scripts: a class that one of them sets stands there
 * @returns what it asks of a shared sheet
 */
export function inlineStyles(
  { file, $ }: ExportedPage,
  sheets: StyleSheets,
  code: Mentions,
): SharedUse | undefined {
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
  const place = $(sharedPlace)
  const all = elements($, '*')
  const inCode = own.flatMap(({ sheet }) => [...sheet.names]).filter((name) => code(name.slice(1)))
  const names = new Set([...namesOf($, all), ...inCode])
  const scope = place.length > 0 ? 'opening' : 'page'
  const needed = scope === 'page' ? names : namesOf($, paintedBefore($, all))
  const rules = own.flatMap(({ sheet }) => rulesFor(scope, sheet, needed))
  const addresses = own.map(({ address }) => address)
  const shared =
    scope === 'opening'
      ? { group: place.attr('data-shared-styles') ?? '', addresses, names: [...names] }
      : undefined
  place.replaceWith($('<link rel="stylesheet">').attr('href', addresses[0]))
  links.first().before($('<style>').text(rules.join('')))
  links.remove()
  // Sheets of screens that Next would show in place of a page.
  $('link[rel="preload"][as="style"]').remove()
  return shared
}

/** What is painted before it: dialogs are closed then. */
function paintedBefore($: CheerioAPI, all: Elements): Elements {
  const unpainted = new Set(elements($, 'dialog, dialog *'))
  const place = all.findIndex(({ attribs }) => attribs['data-shared-styles'] !== undefined)
  return all.slice(0, place).filter((node) => !unpainted.has(node))
}

function namesOf($: CheerioAPI, nodes: Elements): Set<string> {
  const names = new Set<string>()
  // With scripts, a parser takes the content of <noscript> for text.
  const withoutScripts = load($(nodes).filter('noscript').text(), null, false)
  for (const node of [...nodes, ...elements(withoutScripts, '*')]) {
    if (node.attribs['id']) names.add(`#${node.attribs['id']}`)
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

import * as csstree from 'css-tree'
import { load } from 'cheerio'
import { Fault } from '../fault.mjs'
import { elements } from '../pages.mjs'

/** @typedef {import('../pages.mjs').Page} Page */
/** @typedef {Map<string, import('css-tree').CssNode>} Sheets by address */

/**
 * The classes and ids that selectors can match: in the page as it comes, and once React has brought more.
 * @typedef {{ now: Set<string>, awake: Set<string> }} Names
 *
 * Text of the scripts that run on the page before React does, and of all that React may bring: the page's
 * chunks and its flight data. A class or id that a script sets is named in its text.
 * @typedef {{ page: string, islands: string }} Code
 *
 * @typedef {'now' | 'awake' | undefined} When a rule is needed: in the page as it comes, once React has brought
 *   more, or never
 */

const sheetLinks = 'link[rel="stylesheet"][href^="/_next/static/"]'

/**
 * @param {readonly { address: string, css: string }[]} files
 * @returns {Sheets}
 * @throws Fault where a file is no style sheet
 */
export function parseSheets(files) {
  return new Map(
    files.map(({ address, css }) => {
      const sheet = csstree.parse(css, {
        parseValue: false,
        parseAtrulePrelude: false,
        parseCustomProperty: false,
        onParseError: ({ message }) => {
          throw new Fault(address.slice(1), `is not the CSS this step expects: ${message}`)
        },
      })
      return [address, sheet]
    }),
  )
}

/**
 * Step 3: puts the styles a page uses into the page, and switches its style sheets off. The links stay, so
 * that React, when it wakes, finds them and fetches no sheet; a soft navigation switches them on.
 * @param {Page} page is changed
 * @param {Sheets} sheets
 * @param {Code} code
 * @returns {string} the CSS for what only React brings, to be fetched with it
 * @throws Fault where the page asks for a sheet that is not there
 */
export function inlineStyles({ file, $ }, sheets, code) {
  const links = $(sheetLinks)
  if (links.length === 0)
    throw new Fault(file, 'should have style sheets under /_next/static/; none was found')
  const names = collectNames($, sheets, code)

  /** @param {string} address */
  const sheetAt = (address) => {
    const sheet = sheets.get(address)
    if (!sheet) throw new Fault(file, `asks for the missing style sheet ${address}`)
    return sheet
  }

  let now = ''
  let awake = ''
  for (const node of links.get()) {
    const address = $(node).attr('href') ?? ''
    now += rulesFor('now', sheetAt(address), names, address)
    awake += rulesFor('awake', sheetAt(address), names, address)
  }
  links.first().before($('<style>').text(now))
  links.attr('disabled', '')

  // Styles of screens that may never be shown, such as the error screen. React fetches no sheet that it finds
  // linked, and a disabled link keeps it from doing so; the rules come with the islands'.
  for (const node of $('link[rel="preload"][as="style"]').get()) {
    const href = $(node).attr('href') ?? ''
    awake += rulesFor('awake', sheetAt(href), names, href)
    $(node).replaceWith($('<link rel="stylesheet" data-precedence="next" disabled>').attr('href', href))
  }
  return awake
}

/**
 * @param {import('cheerio').CheerioAPI} $
 * @param {Sheets} sheets
 * @param {Code} code
 * @returns {Names}
 */
function collectNames($, sheets, code) {
  /** @type {Names} */
  const names = { now: new Set(), awake: new Set() }
  // What stands in <noscript> is text to a parser that knows scripts.
  const withoutScripts = load($('noscript').text(), null, false)
  for (const node of [...elements($, '*'), ...elements(withoutScripts, '*')]) {
    if (node.attribs['id']) names.now.add(`#${node.attribs['id']}`)
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.now.add(`.${name}`)
  }
  for (const sheet of sheets.values()) {
    csstree.walk(sheet, (node) => {
      const name = nameOf(node)
      if (!name) return
      if (code.page.includes(name.slice(1))) names.now.add(name)
      if (code.islands.includes(name.slice(1))) names.awake.add(name)
    })
  }
  return names
}

/**
 * @param {import('css-tree').CssNode} node
 * @returns {string | undefined} the class or id that a part of a selector asks for
 */
function nameOf(node) {
  if (node.type === 'ClassSelector') return `.${node.name}`
  return node.type === 'IdSelector' ? `#${node.name}` : undefined
}

/**
 * @param {When} when
 * @param {import('css-tree').CssNode} sheet
 * @param {Names} names
 * @param {string} address
 */
function rulesFor(when, sheet, names, address) {
  const copy = csstree.clone(sheet)
  csstree.walk(copy, {
    // On leaving a block, what was in it has been judged.
    /** @type {import('css-tree').EnterOrLeaveFn} */
    leave(node, item, list) {
      if (
        node.type === 'Atrule' &&
        (node.block?.children.isEmpty || (when !== 'now' && isAboutNoElement(node)))
      )
        list?.remove(item)
      // The "selectors" of key frames are points in time.
      if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList' || isKeyframes(this.atrule)) return
      const selectors = node.prelude.children
      selectors.forEach((selector, place) => {
        if (selector.type === 'Selector' && whenUsed(selector, names) !== when) selectors.remove(place)
      })
      if (selectors.isEmpty) list?.remove(item)
    },
  })
  removeUnusedKeyframes(copy)
  csstree.walk(copy, (node) => {
    // Inlined, the sheet's own address is no longer what relative addresses start from.
    if (node.type === 'Raw' || node.type === 'Url') node.value = absoluteUrls(node.value, address)
  })
  return csstree.generate(copy)
}

/**
 * When a selector can match: its classes and ids have to be there. All else is taken as met: states and
 * attributes change, what stands within a pseudo-class (`:not()`, `:has()`) may not be needed, and an element of
 * any tag can come from page scripts, ad networks, translators and extensions.
 * @param {import('css-tree').Selector} selector
 * @param {Names} names
 * @returns {When}
 */
function whenUsed(selector, names) {
  const wanted = selector.children.toArray().flatMap((part) => nameOf(part) ?? [])
  if (wanted.every((name) => names.now.has(name))) return 'now'
  if (wanted.every((name) => names.now.has(name) || names.awake.has(name))) return 'awake'
  return undefined
}

/**
 * Fonts, page sizes and the like, which the page itself states once.
 * @param {import('css-tree').Atrule} rule
 */
function isAboutNoElement(rule) {
  return !isKeyframes(rule) && !rule.block?.children.some(({ type }) => type === 'Rule' || type === 'Atrule')
}

/** @param {import('css-tree').CssNode} sheet */
function removeUnusedKeyframes(sheet) {
  let animations = ''
  csstree.walk(sheet, (node) => {
    if (node.type === 'Declaration' && node.property.includes('animation')) {
      animations += ` ${csstree.generate(node.value)}`
    }
  })
  csstree.walk(sheet, (node, item, list) => {
    if (node.type !== 'Atrule' || !isKeyframes(node) || !node.prelude) return
    if (!animations.includes(csstree.generate(node.prelude))) list?.remove(item)
  })
}

/** @param {import('css-tree').Atrule | null} rule */
function isKeyframes(rule) {
  return rule !== null && csstree.keyword(rule.name).basename === 'keyframes'
}

/**
 * @param {string} value
 * @param {string} address
 */
function absoluteUrls(value, address) {
  return value.replaceAll(/url\((["']?)(\.\.?\/[^"')]*)\1\)/g, (_, _quote, url) => {
    return `url(${new URL(url, `http://localhost${address}`).pathname})`
  })
}

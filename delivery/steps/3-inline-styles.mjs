import * as csstree from 'css-tree'
import { Fault } from '../fault.mjs'
import { elements } from '../pages.mjs'

/** @typedef {import('../pages.mjs').Page} Page */
/** @typedef {Map<string, import('css-tree').CssNode>} Sheets by address */

/**
 * What selectors of a page can match: what stands in its HTML, and the classes that its islands may set.
 * @typedef {{ tags: Set<string>, classes: Set<string>, ids: Set<string>, islandClasses: Set<string> }} Names
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
 * @param {string} islandCode text of the page's chunks, where every class that an island may set is named
 * @returns {string} the CSS for what only its islands bring, to be fetched with them
 * @throws Fault where the page asks for a sheet that is not there
 */
export function inlineStyles({ file, $ }, sheets, islandCode) {
  const links = $(sheetLinks)
  if (links.length === 0)
    throw new Fault(file, 'should have style sheets under /_next/static/; none was found')
  const names = collectNames($, sheets, islandCode)

  let now = ''
  let awake = ''
  for (const node of links.get()) {
    const address = $(node).attr('href') ?? ''
    const sheet = sheets.get(address)
    if (!sheet) throw new Fault(file, `asks for the missing style sheet ${address}`)
    now += rulesFor('now', sheet, names, address)
    awake += rulesFor('awake', sheet, names, address)
  }
  links.first().before($('<style>').text(now))
  links.attr('disabled', '')

  // Styles of screens that may never be shown: a disabled link keeps React from fetching them as well.
  for (const node of $('link[rel="preload"][as="style"]').get()) {
    const href = $(node).attr('href') ?? ''
    $(node).replaceWith($('<link rel="stylesheet" data-precedence="next" disabled>').attr('href', href))
  }
  return awake
}

/**
 * @param {import('cheerio').CheerioAPI} $
 * @param {Sheets} sheets
 * @param {string} islandCode
 * @returns {Names}
 */
function collectNames($, sheets, islandCode) {
  /** @type {Names} */
  const names = { tags: new Set(), classes: new Set(), ids: new Set(), islandClasses: new Set() }
  for (const node of elements($, '*')) {
    names.tags.add(node.tagName.toLowerCase())
    if (node.attribs['id']) names.ids.add(node.attribs['id'])
    for (const name of (node.attribs['class'] ?? '').split(/\s+/)) names.classes.add(name)
  }
  for (const sheet of sheets.values()) {
    csstree.walk(sheet, (node) => {
      if (node.type === 'ClassSelector' && islandCode.includes(node.name)) names.islandClasses.add(node.name)
    })
  }
  return names
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
 * When a selector can match: its classes and ids have to be there, and its tags, unless an island may bring
 * them. What stands within a pseudo-class (`:not()`, `:has()`) is taken as met, as states and attributes are.
 * @param {import('css-tree').Selector} selector
 * @param {Names} names
 * @returns {When}
 */
function whenUsed(selector, names) {
  let isOfIsland = false
  let hasAllClasses = true
  let hasAllTags = true
  for (const part of selector.children) {
    if (part.type === 'ClassSelector') {
      const isSetByIsland = names.islandClasses.has(part.name)
      const isThere = names.classes.has(part.name)
      if (!isThere && !isSetByIsland) return undefined
      isOfIsland ||= isSetByIsland
      hasAllClasses &&= isThere
    }
    if (part.type === 'IdSelector' && !names.ids.has(part.name)) return undefined
    if (part.type === 'TypeSelector' && part.name !== '*') {
      hasAllTags &&= names.tags.has(part.name.toLowerCase())
    }
  }
  if (hasAllClasses && hasAllTags) return 'now'
  return isOfIsland ? 'awake' : undefined
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

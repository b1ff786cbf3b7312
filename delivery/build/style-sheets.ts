import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as csstree from 'css-tree'
import { OperatorError } from '../operator-error'

/** The classes and ids that selectors can match, such as `.card` and `#main`. */
export type Names = ReadonlySet<string>

type Rule = {
  readonly kind: 'rule'
  /** With the names without which it matches nothing. */
  readonly selectors: readonly { readonly text: string; readonly needs: readonly string[] }[]
  readonly block: string
  /** The values of what moves by key frames. */
  readonly animations: string
}
type Keyframes = { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
/** `@media` and the like. */
type Group = { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
/** Fonts, page sizes and the like, which are about no element. */
type Other = { readonly kind: 'other'; readonly name: string; readonly text: string }
export type Part = Rule | Keyframes | Group | Other

/** Read once, so that what a page needs is chosen without a parser: there are hundreds of pages. */
export type StyleSheet = {
  /** The classes and ids that it asks for. */
  readonly names: Names
  readonly parts: readonly Part[]
}

/** By address. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>

const folder = '/_next/static/chunks'

/** Next's style sheets, parsed. */
export async function readStyleSheets(out: string): Promise<StyleSheets> {
  const names = (await readdir(path.join(out, folder))).filter((name) => name.endsWith('.css'))
  return parseStyleSheets(
    await Promise.all(
      names.map(async (name) => ({
        address: `${folder}/${name}`,
        css: await readFile(path.join(out, folder, name), 'utf8'),
      })),
    ),
  )
}

export function parseStyleSheets(files: readonly { address: string; css: string }[]): StyleSheets {
  return new Map(files.map(({ address, css }) => [address, parseStyleSheet(address, css)]))
}

function parseStyleSheet(address: string, css: string): StyleSheet {
  const fail = (message: string): never => {
    throw new OperatorError(`${address.slice(1)}: ${message}`)
  }
  const sheet = csstree.parse(css, {
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
    onParseError: ({ message }) => fail(`is not valid CSS: ${message}`),
  })
  const names = new Set<string>()
  // Lightning CSS declares the flags of its fallback for light-dark() also where nothing asks for them.
  const hasFlags = css.includes('var(--lightningcss-')
  csstree.walk(sheet, (node, item, list) => {
    const name = nameOf(node)
    if (name) names.add(name)
    // Inlined, relative addresses no longer start from the sheet's own.
    if (node.type === 'Raw' || node.type === 'Url') node.value = absoluteUrls(node.value, address)
    if (node.type === 'Declaration' && node.property.startsWith('--lightningcss-') && !hasFlags)
      list?.remove(item)
    if (node.type === 'Rule' && node.block.children.some(({ type }) => type === 'Rule' || type === 'Atrule'))
      fail('has a rule within a rule, which Next has always resolved')
  })
  return { names, parts: sheet.type === 'StyleSheet' ? partsOf(sheet.children) : [] }
}

function partsOf(nodes: csstree.List<csstree.CssNode>): Part[] {
  return nodes.toArray().flatMap((node): Part | [] => {
    if (node.type === 'Rule') return ruleOf(node)
    if (node.type !== 'Atrule') return []
    if (csstree.keyword(node.name).basename === 'keyframes')
      return {
        kind: 'keyframes',
        name: node.prelude ? csstree.generate(node.prelude) : '',
        text: csstree.generate(node),
      }
    if (!node.block || node.block.children.some(({ type }) => type === 'Declaration'))
      return { kind: 'other', name: node.name, text: csstree.generate(node) }
    const prelude = node.prelude ? ` ${csstree.generate(node.prelude)}` : ''
    return { kind: 'group', head: `@${node.name}${prelude}`, parts: partsOf(node.block.children) }
  })
}

function ruleOf({ prelude, block }: csstree.Rule): Rule | [] {
  if (prelude.type !== 'SelectorList' || block.children.isEmpty) return []
  const moving = block.children
    .toArray()
    .flatMap((node) =>
      node.type === 'Declaration' && node.property.includes('animation') ? csstree.generate(node.value) : [],
    )
  return {
    kind: 'rule',
    selectors: prelude.children.toArray().map((selector) => ({
      text: csstree.generate(selector),
      needs: selector.type === 'Selector' ? namesNeededBy(selector) : [],
    })),
    block: csstree.generate(block),
    animations: moving.join(' '),
  }
}

/** The class or id that a part of a selector asks for. */
function nameOf(node: csstree.CssNode): string | undefined {
  if (node.type === 'ClassSelector') return `.${node.name}`
  return node.type === 'IdSelector' ? `#${node.name}` : undefined
}

/**
 * The names without which a selector matches nothing: its own, and those of a `:has()` that gives no choice. Everything
 * else is assumed to match: states and attributes change, names within a pseudo-class such as `:not()` may be optional,
 * and elements of any tag can come from page scripts, ad networks, translators and extensions.
 */
function namesNeededBy(selector: csstree.Selector): string[] {
  return selector.children.toArray().flatMap((part) => {
    if (part.type !== 'PseudoClassSelector' || part.name !== 'has') return nameOf(part) ?? []
    const only = part.children?.first
    if (only?.type !== 'SelectorList' || only.children.size !== 1) return []
    return only.children.first?.type === 'Selector' ? namesNeededBy(only.children.first) : []
  })
}

function absoluteUrls(value: string, address: string): string {
  return value.replaceAll(
    /url\((["']?)(\.\.?\/[^"')]*)\1\)/g,
    (_, _quote, url) => `url(${new URL(url, `http://localhost${address}`).pathname})`,
  )
}

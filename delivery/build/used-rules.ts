import * as csstree from 'css-tree'

/** The classes and ids that selectors can match, such as `.card` and `#main`. */
export type Names = ReadonlySet<string>

/**
 * A page needs also what is about no class: elements, fonts, page sizes. Its opening, what stands before the shared
 * style sheet, is never printed without it; the sheet does not declare again the fonts that each page has.
 */
export type Scope = 'page' | 'opening' | 'shared' | 'islands'

/** The class or id that a part of a selector asks for. */
export function nameOf(node: csstree.CssNode): string | undefined {
  if (node.type === 'ClassSelector') return `.${node.name}`
  return node.type === 'IdSelector' ? `#${node.name}` : undefined
}

/** The classes and ids that a style sheet asks for. Found once: many pages have the same sheet. */
export function namesIn(sheet: csstree.CssNode): ReadonlySet<string> {
  const known = namesBySheet.get(sheet)
  if (known) return known
  const names = new Set<string>()
  csstree.walk(sheet, (node) => {
    const name = nameOf(node)
    if (name) names.add(name)
  })
  namesBySheet.set(sheet, names)
  return names
}

const namesBySheet = new WeakMap<csstree.CssNode, ReadonlySet<string>>()

/** The rules of a style sheet that are needed in this scope. */
export function rulesFor(scope: Scope, sheet: csstree.CssNode, names: Names, address: string): string {
  const copy = csstree.clone(sheet)
  // On leaving a block, its rules have been filtered.
  const leave: csstree.EnterOrLeaveFn = function filterRules(node, item, list) {
    if (node.type === 'Atrule' && (node.block?.children.isEmpty || leftOut[scope](node))) {
      list?.remove(item)
    }
    // The "selectors" of key frames are points in time.
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList' || isKeyframes(this.atrule)) return
    const selectors = node.prelude.children
    selectors.forEach((selector, place) => {
      if (selector.type === 'Selector' && !canMatch(selector, names, scope)) selectors.remove(place)
    })
    if (selectors.isEmpty || node.block.children.isEmpty) list?.remove(item)
  }
  removeFlags(copy)
  csstree.walk(copy, { leave })
  removeUnusedKeyframes(copy)
  csstree.walk(copy, (node) => {
    // Inlined, relative addresses no longer start from the sheet's own.
    if (node.type === 'Raw' || node.type === 'Url') node.value = absoluteUrls(node.value, address)
  })
  return csstree.generate(copy)
}

/**
 * Where a selector can match: its classes and ids have to be there. Everything else is assumed to match: states and
 * attributes change, names within a pseudo-class such as `:not()` may be optional, and elements of any tag can come
 * from page scripts, ad networks, translators and extensions.
 */
function canMatch(selector: csstree.Selector, names: Names, scope: Scope): boolean {
  const wanted = namesNeededBy(selector)
  return wanted.every((name) => names.has(name)) && (scope !== 'islands' || wanted.length > 0)
}

/** The names without which a selector matches nothing: its own, and those of a `:has()` that gives no choice. */
function namesNeededBy(selector: csstree.Selector): string[] {
  return selector.children.toArray().flatMap((part) => {
    if (part.type !== 'PseudoClassSelector' || part.name !== 'has') return nameOf(part) ?? []
    const only = part.children?.first
    if (only?.type !== 'SelectorList' || only.children.size !== 1) return []
    return only.children.first?.type === 'Selector' ? namesNeededBy(only.children.first) : []
  })
}

/** Fonts, page sizes and the like, which the page itself declares once. */
function isAboutNoElement(rule: csstree.Atrule): boolean {
  return !isKeyframes(rule) && !rule.block?.children.some(({ type }) => type === 'Rule' || type === 'Atrule')
}

const leftOut: Readonly<Record<Scope, (rule: csstree.Atrule) => boolean>> = {
  page: () => false,
  opening: ({ name, prelude }) =>
    name === 'media' && prelude !== null && csstree.generate(prelude) === 'print',
  shared: ({ name }) => name === 'font-face',
  islands: isAboutNoElement,
}

/** Lightning CSS declares the flags of its fallback for light-dark() also where nothing asks for them. */
function removeFlags(sheet: csstree.CssNode): void {
  if (csstree.generate(sheet).includes('var(--lightningcss-')) return
  csstree.walk(sheet, (node, item, list) => {
    if (node.type === 'Declaration' && node.property.startsWith('--lightningcss-')) list?.remove(item)
  })
}

function removeUnusedKeyframes(sheet: csstree.CssNode): void {
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

function isKeyframes(rule: csstree.Atrule | null): boolean {
  return rule !== null && csstree.keyword(rule.name).basename === 'keyframes'
}

function absoluteUrls(value: string, address: string): string {
  return value.replaceAll(
    /url\((["']?)(\.\.?\/[^"')]*)\1\)/g,
    (_, _quote, url) => `url(${new URL(url, `http://localhost${address}`).pathname})`,
  )
}

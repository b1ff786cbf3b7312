import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import Specificity from '@bramus/specificity'
import { load, type CheerioAPI } from 'cheerio'
import * as csstree from 'css-tree'

// The bundler decides in which order style sheets follow each other, and another page's imports may change that. So no
// two sheets may set a property of one element to different values with selectors of equal specificity.

type Rule = {
  selector: string
  /** The hashes in its class names; none in the rules of styles/base. */
  sheet: string
  /** Rules compete when they have the same. */
  weight: string
  media: string
  declarations: ReadonlyMap<string, string>
}

const pseudoElement = /::[\w-]+(?:\([^)]*\))?|:(?:before|after)\b/g
/** States that a page as it is served has not. */
const state =
  /:(?:hover|focus(?:-visible|-within)?|active|open|popover-open|modal|target|visited|autofill|placeholder-shown|user-valid|user-invalid|defined|fullscreen)\b/g

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  const conditions: string[] = []
  csstree.walk(csstree.parse(css), {
    enter(node: csstree.CssNode) {
      if (node.type === 'Atrule')
        conditions.push(`@${node.name} ${node.prelude ? csstree.generate(node.prelude) : ''}`)
      if (node.type === 'Rule' && !conditions.some((name) => name.includes('keyframes')))
        rules.push(...rulesOf(node, conditions.join(' ')))
    },
    leave(node: csstree.CssNode) {
      if (node.type === 'Atrule') conditions.pop()
    },
  })
  return rules
}

/** One for each selector. */
function rulesOf({ prelude, block }: csstree.Rule, media: string): Rule[] {
  const declarations = new Map(
    block.children
      .toArray()
      .flatMap((child) =>
        child.type === 'Declaration' && !child.important
          ? [[child.property, csstree.generate(child.value)] as const]
          : [],
      ),
  )
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : []
  return selectors.map((node) => {
    const selector = csstree.generate(node)
    const sheets = [...selector.matchAll(/\.([\w-]+?)_[A-Za-z]\w*/g)].map(([, hash = '']) => hash)
    const marks = [...(selector.match(pseudoElement) ?? []), ...(selector.match(state) ?? [])]
    return {
      selector,
      sheet: [...new Set(sheets)].toSorted().join(),
      weight: `${Specificity.calculate(selector).join()} ${marks.join('')}`,
      media,
      declarations,
    }
  })
}

/** `margin` and `margin-top` as well. */
const areSameProperty = (one: string, other: string) =>
  one === other || (!one.startsWith('--') && (one.startsWith(`${other}-`) || other.startsWith(`${one}-`)))

const onPaper = ({ media }: Rule) => media.includes('print')
const onScreen = ({ media }: Rule) => media.includes('screen')

function disagree(one: Rule, other: Rule): boolean {
  if (one.sheet === other.sheet || one.weight !== other.weight) return false
  if ((onPaper(one) && onScreen(other)) || (onScreen(one) && onPaper(other))) return false
  return [...one.declarations].some(([property, value]) =>
    [...other.declarations].some(([name, set]) => areSameProperty(property, name) && set !== value),
  )
}

function disagreements($: CheerioAPI, rules: readonly Rule[]): string[] {
  const matching = new Map<unknown, Rule[]>()
  for (const rule of rules) {
    const selector = rule.selector.replace(pseudoElement, ':is(*)').replace(state, ':is(*)')
    for (const element of $(selector).get()) matching.set(element, [...(matching.get(element) ?? []), rule])
  }
  return [...matching.values()].flatMap((competing) =>
    competing.flatMap((one, index) =>
      competing
        .slice(index + 1)
        .filter((other) => disagree(one, other))
        .map((other) => `${one.media} ${one.selector} and ${other.media} ${other.selector}`),
    ),
  )
}

const under = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))

test('no look depends on the order of style sheets', () => {
  const rules = under('.next/static/chunks', '.css').flatMap(rulesIn)
  const pages = under('.next/server/app', '.html')
  assert(rules.length > 500 && pages.length > 10)

  const found = new Set(pages.flatMap((html) => disagreements(load(html), rules)))
  assert.deepEqual([...found], [])
})

import { createHash } from 'node:crypto'
import * as csstree from 'css-tree'
import type { FromCache } from '../../content/model/build-cache'
import { namesIn, rulesFor, type Names, type Scope } from './used-rules'

export type RulesFor = (
  scope: Scope,
  sheet: csstree.CssNode,
  names: Names,
  address: string,
) => string | Promise<string>

/**
 * `rulesFor` that picks the rules of a style sheet once for all pages that use the same of its names, and not at all
 * where an earlier build has.
 * @param code a hash of the code that picks them
 */
export function cachedRules(code: string, fromCache: FromCache): RulesFor {
  const known = new Map<string, Promise<string>>()
  return (scope, sheet, names, address) => {
    const key = sha256([code, scope, address, sourceHash(sheet), usedNames(sheet, names)].join('\n'))
    const css =
      known.get(key) ??
      fromCache(`${key}.css`, async () => Buffer.from(rulesFor(scope, sheet, names, address))).then(String)
    known.set(key, css)
    return css
  }
}

/** One letter for each name that the sheet asks for: where it is found. */
function usedNames(sheet: csstree.CssNode, names: Names): string {
  return Array.from(namesIn(sheet), (name) => (names.has(name) ? 'x' : '-')).join('')
}

function sourceHash(sheet: csstree.CssNode): string {
  const hash = hashes.get(sheet) ?? sha256(csstree.generate(sheet))
  hashes.set(sheet, hash)
  return hash
}

const hashes = new WeakMap<csstree.CssNode, string>()

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

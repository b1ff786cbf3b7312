import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedRules } from '../../../delivery/build/cached-rules'
import { parseStyleSheets } from '../../../delivery/build/read-style-sheets'

const address = '/_next/static/chunks/a.css'

const css = '.a{top:0}.b{top:1px}.c{top:2px}'

type Pick = { scope?: 'page' | 'islands'; sheet?: string; used?: string[]; at?: string; code?: string }

/** Picks rules twice from one cache, and tells what came the second time, and how many were made. */
async function pickTwice({ scope = 'page', sheet = css, used = ['.a'], at = address, code = '1' }: Pick) {
  const kept: Map<string, Buffer> = new Map()
  const fromCache = async (name: string, make: () => Promise<Buffer>) => {
    const bytes = kept.get(name) ?? (await make())
    kept.set(name, bytes)
    return bytes
  }
  const sheetOf = (text: string) => {
    const sheet = parseStyleSheets([{ address, css: text }]).get(address)
    assert(sheet)
    return sheet
  }
  await cachedRules('1', fromCache)('page', sheetOf(css), new Set(['.a']), address)
  const picked = await cachedRules(code, fromCache)(scope, sheetOf(sheet), new Set(used), at)
  return [picked, kept.size]
}

test('pages that use the same names of a sheet share its rules, whatever else they hold', async () => {
  assert.deepEqual(await pickTwice({ used: ['.a', '.other', '#x'] }), ['.a{top:0}', 1])
})

const changes: [what: string, change: Pick, rules: string][] = [
  ['another sheet', { sheet: '.a{top:9px}' }, '.a{top:9px}'],
  ['another name', { used: ['.a', '.b'] }, '.a{top:0}.b{top:1px}'],
  ['the islands', { scope: 'islands' }, '.a{top:0}'],
  ['another folder', { at: '/other/a.css' }, '.a{top:0}'],
  ['other code that picks', { code: '2' }, '.a{top:0}'],
]
for (const [what, change, rules] of changes) {
  test(`${what} is picked anew`, async () => {
    assert.deepEqual(await pickTwice(change), [rules, 2])
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedRules } from '../../../delivery/build/cached-rules'
import { parseStyleSheets } from '../../../delivery/build/read-style-sheets'

const address = '/_next/static/chunks/a.css'
const css = '.a{top:0}.b{top:1px}.c{top:2px}'

const sheetOf = (text: string) => {
  const sheet = parseStyleSheets([{ address, css: text }]).get(address)
  assert(sheet)
  return sheet
}
const names = (list: string[]) => new Set<string>(list)

/** A cache that counts what had to be made. */
function counting() {
  const kept: Map<string, Buffer> = new Map()
  return {
    kept,
    fromCache: async (name: string, make: () => Promise<Buffer>) => {
      const bytes = kept.get(name) ?? (await make())
      kept.set(name, bytes)
      return bytes
    },
  }
}

test('pages that use the same names of a sheet share its rules, whatever else they hold', async () => {
  const { kept, fromCache } = counting()
  const pick = cachedRules('1', fromCache)

  assert.equal(await pick('page', sheetOf(css), names(['.a']), address), '.a{top:0}')
  assert.equal(await pick('page', sheetOf(css), names(['.a', '.other', '#x']), address), '.a{top:0}')
  assert.equal(kept.size, 1)
})

type Case = {
  what: string
  scope?: 'page' | 'islands'
  sheet?: string
  used?: ReadonlySet<string>
  at?: string
  code?: string
  expected: string
}

const cases: Case[] = [
  { what: 'another sheet', sheet: '.a{top:9px}', expected: '.a{top:9px}' },
  { what: 'another name', used: names(['.a', '.b']), expected: '.a{top:0}.b{top:1px}' },
  { what: 'the islands', scope: 'islands', expected: '.a{top:0}' },
  { what: 'another folder', at: '/other/a.css', expected: '.a{top:0}' },
  { what: 'other code that picks', code: '2', expected: '.a{top:0}' },
]

for (const {
  what,
  scope = 'page',
  sheet = css,
  used = names(['.a']),
  at = address,
  code = '1',
  expected,
} of cases) {
  test(`${what} is picked anew`, async () => {
    const { kept, fromCache } = counting()
    await cachedRules('1', fromCache)('page', sheetOf(css), names(['.a']), address)
    assert.equal(await cachedRules(code, fromCache)(scope, sheetOf(sheet), used, at), expected)
    assert.equal(kept.size, 2)
  })
}

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ESLint } from 'eslint'

// The lint rule that keeps imports running one way: app → components → content, and delivery → content.

const eslint = new ESLint({
  overrideConfig: { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  ruleFilter: ({ ruleId }) => ruleId === 'import/no-restricted-paths',
})

/** @param {string} file that need not exist @param {string} imported */
async function messages(file, imported) {
  const [result] = await eslint.lintText(`import '${imported}'\n`, { filePath: file })
  return result?.messages.map(({ message }) => message) ?? []
}

describe('An import against the direction is an error', () => {
  for (const [file, imported] of [
    ['content/model/x.ts', '@/components/island/announce'],
    ['content/pages/x.ts', '../../app/layout'],
    ['content/model/x.ts', '../../delivery/contract/headers'],
    ['components/ads/x.tsx', '@/app/layout'],
    ['components/search/x.ts', '@/delivery/contract/headers'],
    ['components/search/x.ts', '../../tests/lib/until.mjs'],
    ['app/history/x.tsx', '../../delivery/contract/headers'],
    ['delivery/build/x.ts', '../../app/layout'],
    ['delivery/build/x.ts', '../../components/frame/site-frame'],
    ['delivery/build/x.ts', '../../tests/lib/until.mjs'],
  ]) {
    test(`${file} imports ${imported}`, async () => {
      const [message, ...others] = await messages(String(file), String(imported))
      assert.match(message ?? 'nothing', /^Unexpected path .* imports /)
      assert.deepEqual(others, [])
    })
  }
})

describe('An import in the direction is allowed', () => {
  for (const [file, imported] of [
    ['app/history/x.tsx', '@/components/frame/site-frame'],
    ['app/history/x.tsx', '@/content/pages/history'],
    ['components/ads/x.tsx', '@/content/model/settings'],
    ['delivery/build/x.ts', '../../content/model/settings'],
    ['delivery/build/x.ts', '../../components/ads/policy'],
    ['tests/unit/x.test.ts', '@/delivery/contract/headers'],
  ]) {
    test(`${file} imports ${imported}`, async () => {
      assert.deepEqual(await messages(String(file), String(imported)), [])
    })
  }
})

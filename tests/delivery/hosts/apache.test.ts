import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htaccess } from '../../../delivery/hosts/apache'

test('the rule for 404.html skips all rules up to those for compressed files, however many aliases there are', async () => {
  for (const count of [0, 1, 5]) {
    const text = await htaccess({
      siteUrl: 'https://fences.example',
      policy: "default-src 'none'",
      adFramePolicy: undefined,
      pages: ['/'],
      aliases: Array.from({ length: count }, (_, index) => ({ path: `/alias-${index}`, of: '/' })),
      radioPort: 8000,
    })
    const rules = text.match(/^ *RewriteRule .*$/gm) ?? []
    const skip = Number(/\[S=(\d+)\]/.exec(rules[0] ?? '')?.[1])

    assert.match(rules[skip + 1] ?? '', /\.br \[END\]$/)
    assert.doesNotMatch(rules[skip] ?? '', /\.br \[END\]$/)
  }
})

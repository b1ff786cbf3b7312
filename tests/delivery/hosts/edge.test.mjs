import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headersFile, redirectsFile } from '../../../delivery/hosts/edge'

const data = {
  siteUrl: 'https://fences.example',
  policy: "default-src 'none'",
  adFramePolicy: undefined,
  pages: ['/', '/history'],
  aliases: [],
  radioPort: 8000,
}

test('more redirects than Cloudflare reads stop the build, with a sentence for the operator', () => {
  const pages = Array.from({ length: 102 }, (_, index) => `/page-${index}`)

  assert.throws(() => redirectsFile({ ...data, pages }), {
    name: 'OperatorError',
    message: 'out/_redirects: has 102 rules; Cloudflare Pages reads 100',
  })
})

test('a policy that is longer than Cloudflare reads does, too', () => {
  assert.throws(() => headersFile({ ...data, policy: `img-src ${'https://covers.example '.repeat(100)}` }), {
    name: 'OperatorError',
    message: /^out\/_headers: the line ".*…" has \d+ characters; .* Fewer addresses of third parties/,
  })
})

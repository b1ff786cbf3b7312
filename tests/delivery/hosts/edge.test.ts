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
  const pages = Array.from({ length: 2002 }, (_, index) => `/page-${index}`)

  assert.throws(() => redirectsFile({ ...data, pages }), {
    name: 'OperatorError',
    message: 'out/_redirects: has 2002 rules; Cloudflare Pages reads 2000',
  })
})

test('five hundred guides have their rules, with and without a frame for ads', () => {
  const guides = Array.from({ length: 500 }, (_, index) => `/guides-${index % 20}/guide-${index}`)
  const pages = ['/', '/history', ...Array.from({ length: 20 }, (_, index) => `/guides-${index}`), ...guides]

  assert.match(redirectsFile({ ...data, pages }), /^\/guides-7\/guide-7\/ \/guides-7\/guide-7 301$/m)
  assert.doesNotMatch(headersFile({ ...data, pages }), /guide-7/)
  const withAds = headersFile({ ...data, pages, adFramePolicy: "default-src 'none'" })
  assert.match(withAds, /^\/guides-7\n  \S+: \S[^]*^\/guides-7\/\*\n  \S+: \S/m)
  assert.doesNotMatch(withAds, /guide-7/)
})

test('a policy that is longer than Cloudflare reads does, too', () => {
  assert.throws(() => headersFile({ ...data, policy: `img-src ${'https://covers.example '.repeat(100)}` }), {
    name: 'OperatorError',
    message: /^out\/_headers: the line ".*…" has \d+ characters; .* Fewer addresses of third parties/,
  })
})

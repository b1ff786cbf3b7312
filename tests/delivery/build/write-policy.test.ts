import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ThirdParties } from '../../../content/model/collections/third-parties'
import { parsePage } from '../../../delivery/build/exported-pages'
import { speculationRules } from '../../../delivery/contract/speculation-rules'
import { headerDirectives, policyText, sha256 } from '../../../delivery/contract/policy'
import { writePolicy } from '../../../delivery/build/write-policy'
import { noThirdParties } from '../../lib/third-parties'

const formScript = 'https://form.example/f.js'
const somebody: ThirdParties = {
  ...noThirdParties,
  frames: ['https://frames.example'],
  connections: ['https://frames.example', 'https://radio.example'],
  images: ['https://covers.example'],
  scripts: [{ page: '/contact', address: `${formScript}?id=1`, source: formScript }],
  reports: ['https://reports.example/r?site=1'],
}

function policyOf(thirdParties: ThirdParties, file: string = 'radio.html') {
  const page = parsePage(file, '<head><meta charset="utf-8"><title>x</title><style>p{top:0}</style></head>')
  writePolicy(page, thirdParties)
  const text = page.$('meta[http-equiv]').attr('content') ?? ''
  const parts = Array.from(
    text.matchAll(/([\w-]+) ?([^;]*)/g),
    ([, name = '', values = '']) => [name, values] as const,
  )
  const directives = new Map(parts)
  return { page, text, directives }
}

test('the policy stands after the charset, before all that it governs', () => {
  const { $ } = policyOf(noThirdParties).page

  const tags = $('head > *').map((_, node) => $(node).prop('tagName'))
  assert.deepEqual(tags.get(), ['META', 'META', 'TITLE', 'STYLE', 'SCRIPT'])
  assert.equal($('head > meta').eq(1).attr('http-equiv'), 'Content-Security-Policy')
})

test('nothing is allowed that is not named, inline blocks by their hash, and nothing unsafe', () => {
  const { text, directives } = policyOf(noThirdParties)

  assert.equal(directives.get('default-src'), "'none'")
  assert.equal(directives.get('base-uri'), "'none'")
  assert.equal(directives.get('frame-src'), "'self'")
  assert.equal(directives.get('connect-src'), "'self'")
  assert.equal(directives.get('style-src'), `'self' '${sha256('p{top:0}')}'`)
  assert.equal(directives.get('script-src'), `'self' '${sha256(speculationRules)}'`)
  assert.equal(directives.get('require-trusted-types-for'), "'script'")
  assert.doesNotMatch(text, /unsafe|\*|data:|https?:\/\/(?!duckduckgo\.com)/)
})

test('third parties are allowed where content and settings name them, scripts on their own page only', () => {
  const { directives } = policyOf(somebody)
  const onItsPage = policyOf(somebody, 'contact.html').directives

  assert.equal(directives.get('frame-src'), "'self' https://frames.example")
  assert.equal(directives.get('connect-src'), "'self' https://frames.example https://radio.example")
  assert.equal(directives.get('img-src'), "'self' https://covers.example")
  assert(!directives.get('script-src')?.includes('form.example'))
  assert(onItsPage.get('script-src')?.includes(formScript))
})

/** Only inline ads load from them in the page. */
const hosts = {
  scripts: ['https://more.example:8443', 'https://ads.example'],
  frames: ['https://frames.example'],
  images: ['https://*.pictures.example'],
  connections: [],
}

test('isolated ads need a frame of ours, and nothing of the network’s', () => {
  const { text, directives } = policyOf({
    ...somebody,
    ads: { mode: 'isolated', scriptUrl: 'https://ads.example/a.js', attributes: {}, hosts },
  })

  assert.equal(directives.get('frame-src'), "'self' https://frames.example")
  assert.doesNotMatch(text, /ads\.example|more\.example|pictures|unsafe/)
})

test('inline ads widen the policy for the network’s host and those it is said to need, each for its kind', () => {
  const { text, directives } = policyOf({
    ...noThirdParties,
    ads: { mode: 'inline', scriptUrl: 'https://ads.example/a.js', attributes: {}, hosts },
  })

  assert.match(
    directives.get('script-src') ?? '',
    /^'self' https:\/\/ads\.example https:\/\/more\.example:8443 'sha256-/,
  )
  assert.equal(directives.get('img-src'), "'self' https://ads.example https://*.pictures.example")
  assert.equal(directives.get('connect-src'), "'self' https://ads.example")
  assert.equal(directives.get('frame-src'), "'self' https://ads.example https://frames.example")
  assert.equal(directives.get('require-trusted-types-for'), "'script'")
  assert.doesNotMatch(text, /unsafe|\*(?!\.pictures)|data:|https:(?:;|$| )/)
})

test('the header repeats it without the hashes that change, and adds who may frame the site', () => {
  const header = headerDirectives(somebody, ["'sha256-x'"])
  const names = header.map(({ name }) => name)

  assert(!names.includes('default-src') && !names.includes('style-src'))
  assert.match(policyText(header), /frame-ancestors 'self'/)
  assert.match(policyText(header), /script-src 'self' https:\/\/form\.example\/f\.js 'sha256-x'/)
})

test('reports are asked for in the header, which alone may do so, and only of who named an address', () => {
  assert.match(
    policyText(headerDirectives(somebody, [])),
    /; report-uri https:\/\/reports\.example\/r\?site=1$/,
  )
  assert(!policyOf(somebody).directives.has('report-uri'))
  assert.doesNotMatch(policyText(headerDirectives(noThirdParties, [])), /report/)
})

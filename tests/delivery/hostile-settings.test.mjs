import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { parsePage } from '../../delivery/build/exported-pages'
import { headerDirectives, policyText } from '../../delivery/contract/policy'
import { writePolicy } from '../../delivery/build/write-policy'
import { ask } from '../lib/ask.mjs'
import * as servers from '../lib/servers.mjs'
import { smallSite } from '../lib/site.mjs'
import { missingServers } from '../lib/tools.mjs'
import { nobody } from '../lib/third-parties.mjs'

// Settings that would mean something to a policy, or to a server's configuration: each is refused with its
// field, or changes nothing but the one source it stands for.

/** @type {typeof import('../../content/model/define.ts')} */
const { parseContent } = await tsImport('../../content/model/define.ts', import.meta.url)
/** @type {typeof import('../../content/model/schemas/site.ts')} */
const { siteSchema } = await tsImport('../../content/model/schemas/site.ts', import.meta.url)
/** @type {typeof import('../../content/model/settings.ts')} */
const { readSiteUrl } = await tsImport('../../content/model/settings.ts', import.meta.url)
/** @type {typeof import('../../content/model/policy-source.ts')} */
const { policySource } = await tsImport('../../content/model/policy-source.ts', import.meta.url)
const site = JSON.parse(await readFile('content/site.json', 'utf8'))

/** What stands behind `https://forms.fences.org`. */
const endings = [
  '/a,b.js',
  '/a;b.js',
  "/a;script-src 'unsafe-inline'",
  '/a"b.js',
  '/a".js";return 200 "',
  "/a'b.js",
  "/'unsafe-inline'",
  '/$host/a.js',
  '/${host}/a.js',
  '/$request_uri',
  '/a\\b.js',
  '/a\\',
  '/a\nX-Evil: yes',
  '/a\r\n\r\n<script>',
  '/a\tb.js',
  '/a b.js',
  '/a\u0000b',
  '/a\u007fb',
  '/a\u2028b',
  '/{a}.js',
  '/{$HOME}.js',
  '/{env.HOME}',
  '/{http.request.uri}',
  '/a{',
  '/a}',
  '/`a`.js',
  '/a#b',
  '/a # b',
  '/%{HTTP_HOST}e',
  '/%{env:HOME}',
  '/%s',
  '/%t',
  '/%D%%',
  '/100%',
  '/%0a%0d',
  '/%2C%3B',
  '/%00',
  '/<b>.js',
  '/a>b',
  '/a|b^c',
  '/a*b',
  '/*',
  '/(a).js',
  '/[a].js',
  '/a!b@c:d=e&f+g~h.js',
  '/a.js?x=1;y=2,3&z="',
  "/a.js?b='c'",
  '/ünï.js',
  '/😀.js',
  '//evil.example/a.js',
  '/../../a.js',
  '/expr=a',
  '',
  ':8443/a.js',
  ':99999/a.js',
  '.evil;.example/a.js',
  '.a,b/a.js',
  '.a"b/a.js',
  '.$host/a.js',
  '.{a}/a.js',
  '.a(b)/a.js',
  '@evil.example/a.js',
  ':secret@evil.example/a.js',
]

/**
 * What the schema says of an address at a field.
 * @param {(address: string) => object} change of content/site.json
 * @param {string} address
 * @returns {string} its complaint, or nothing
 */
function complaint(change, address) {
  try {
    parseContent('content/site.json', siteSchema, { ...site, ...change(address) })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @type {[field: string, change: (address: string) => object][]} */
const fields = [
  ['contactForm.scriptUrl', (scriptUrl) => ({ contactForm: { ...site.contactForm, scriptUrl } })],
  ['contactForm.frameUrl', (frameUrl) => ({ contactForm: { ...site.contactForm, frameUrl } })],
  ['news.frameUrl', (frameUrl) => ({ news: { ...site.news, frameUrl } })],
  ['radio.statusUrl', (statusUrl) => ({ radio: { ...site.radio, statusUrl } })],
  [
    'ads.network.scriptUrl',
    (scriptUrl) => ({ ads: { ...site.ads, network: { ...site.ads.network, scriptUrl } } }),
  ],
]
const addresses = endings.map((ending) => `https://forms.fences.org${ending}`)
const accepted = addresses.filter((address) =>
  fields.every(([, change]) => complaint(change, address) === ''),
)

/**
 * Everything that content/model/third-parties.ts makes of settings, with these addresses at every place.
 * @param {string[]} given
 */
function thirdParties(given) {
  const origins = [...new Set(given.map((address) => new URL(address).origin))]
  const scripts = given.map((address) => ({ page: '/contact', address, source: policySource(address) }))
  return { ...nobody, frames: origins, connections: origins, images: origins, scripts }
}

const namesOf = (/** @type {string} */ policy) =>
  policy.split(';').map((directive) => directive.trim().split(/\s+/)[0])
const harmless = thirdParties(['https://forms.fences.org/embed.js'])

test('more than fifty hostile addresses are tried, and about half of them are addresses', () => {
  assert(addresses.length > 50)
  assert(accepted.length > 20 && accepted.length < addresses.length - 15, `${accepted.length} accepted`)
})

test('what is no address of a script or frame is refused with its field, wherever it stands', () => {
  for (const address of addresses.filter((one) => !accepted.includes(one)))
    for (const [field, change] of fields)
      assert(
        complaint(change, address).startsWith(`content/site.json › ${field}: must`),
        `${field}: ${address}`,
      )
})

test('each address keeps the policy’s directives as they are, in page and header', () => {
  const policyOf = (/** @type {typeof harmless} */ parties) => {
    const page = parsePage('contact.html', '<head><meta charset="utf-8"></head>')
    writePolicy(page, parties)
    return page.$('meta[http-equiv]').attr('content') ?? ''
  }
  for (const address of accepted) {
    const parties = thirdParties([address])
    const policies = [policyOf(parties), policyText(headerDirectives(parties, []))]
    assert.deepEqual(
      policies.map(namesOf),
      [policyOf(harmless), policyText(headerDirectives(harmless, []))].map(namesOf),
    )
    for (const policy of policies) {
      assert.match(policy, /^[\w\-.~/%:;' =+]*$/, address)
      const [, source = ''] = /script-src 'self' ([^\s;]+)/.exec(policy) ?? []
      // The browser decodes both paths, and compares them.
      const decoded = (/** @type {string} */ url) => unescape(new URL(url).pathname)
      assert.equal(decoded(source), decoded(address))
    }
  }
})

test('a source that would end its directive stops the build', () => {
  for (const source of ['https://a.example/b,c', 'https://a.example/b;c', 'https://a.example/b c'])
    assert.throws(() => policyText([{ name: 'img-src', values: [source] }]), /cannot hold the source/)
})

test('SITE_URL, which names the host in every recipe, is a plain name or refused', () => {
  for (const ending of endings) {
    for (const value of [`https://fences.org${ending}`, `https://${ending.slice(1)}.org`]) {
      try {
        assert.match(readSiteUrl({ SITE_URL: value }), /^https:\/\/[a-z0-9._-]+(?::\d+)?$/)
      } catch (error) {
        assert.match(String(error), /environment › SITE_URL: must/, value)
      }
    }
  }
})

test('other settings that reach headers and text files are one plain line, or refused', () => {
  /** @type {[field: string, object][]} */
  const cases = [
    ['radio.port', { radio: { ...site.radio, port: '8000;' } }],
    ['radio.statusUrl', { radio: { ...site.radio, statusUrl: '//evil.example/status' } }],
    ['contact.email', { contact: { ...site.contact, email: 'a@b.org\nExpires: never' } }],
    ['contact.phone', { contact: { ...site.contact, phone: '+1 202-555-0143\n' } }],
    ['ads.adsTxt[0]', { ads: { ...site.ads, adsTxt: ['a.org, 1, DIRECT\nb.org, 2, DIRECT'] } }],
    ['url', { url: 'https://fences.org;' }],
  ]
  for (const [field, change] of cases)
    assert(complaint(() => change, '').startsWith(`content/site.json › ${field}: `), field)
})

const hosts = /** @type {const} */ ([
  { name: 'nginx', start: servers.startNginx, from: 'nginx-light' },
  { name: 'Caddy', start: servers.startCaddy, from: 'caddy' },
  { name: 'Apache', start: servers.startApache, from: 'apache2' },
  { name: 'Apache with .htaccess', start: servers.startApacheShared, from: 'apache2' },
])
const missing = missingServers()

describe('All addresses that are accepted, in one policy', () => {
  const parties = thirdParties(accepted)
  const policy = policyText(headerDirectives(parties, []))
  /** @type {import('../lib/site.mjs').Fixture} */
  let fixture
  before(async () => {
    fixture = await smallSite({ thirdParties: parties, policy })
  })
  after(() => fixture?.remove())

  for (const { name, start, from } of hosts) {
    const skip = missing.includes(from) && !process.env['CI'] ? `${from} is not installed` : false
    test(`${name} starts with it, and sends it as it is`, { skip }, async () => {
      const server = await start({ site: fixture })
      try {
        const { headers } = await ask(server.port, '/history')
        assert.equal(headers['content-security-policy'], policy)
      } finally {
        await server.stop()
      }
    })
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSiteUrl } from '../../content/model/collections/settings'
import { parsePage } from '../../delivery/build/exported-pages'
import { headerDirectives, policyText } from '../../delivery/contract/policy'
import { writePolicy } from '../../delivery/build/write-policy'
import {
  accepted,
  addresses,
  complaint,
  endings,
  fields,
  site,
  thirdParties,
} from '../fixtures/hostile-addresses'

// Settings that would mean something to a policy or to a server's configuration: each is refused with its field, or
// adds nothing but the one source it stands for.

const namesOf = (policy: string) => policy.split(';').map((directive) => directive.trim().split(/\s+/)[0])
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
  const policyOf = (parties: typeof harmless) => {
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
      const decoded = (url: string) => unescape(new URL(url).pathname)
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
  const cases: [field: string, object][] = [
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

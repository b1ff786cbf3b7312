import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteNames } from '../../../delivery/contract/site-names'

for (const [address, expected] of [
  ['https://fences.org', { host: 'fences.org', other: 'www.fences.org', isSecure: true, port: 443 }],
  ['https://www.fences.org', { host: 'www.fences.org', other: 'fences.org', isSecure: true, port: 443 }],
  ['http://fences.org:8080', { host: 'fences.org', other: 'www.fences.org', isSecure: false, port: 8080 }],
  ['https://www.org', { host: 'www.org', other: 'www.www.org', isSecure: true, port: 443 }],
  ['http://203.0.113.7', { host: '203.0.113.7', other: undefined, isSecure: false, port: 80 }],
  ['http://[2001:db8::1]', { host: '[2001:db8::1]', other: undefined, isSecure: false, port: 80 }],
  ['http://localhost:3000', { host: 'localhost', other: undefined, isSecure: false, port: 3000 }],
] as const) {
  test(`${address} answers to ${expected.host}, and leads ${expected.other ?? 'no other name'} there`, () => {
    assert.deepEqual(siteNames(address), { origin: address, ...expected })
  })
}

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { securityHeaders } from '../../delivery/contract/headers'
import { adFrameHeaderDirectives } from '../../components/ads/policy'
import { policyText } from '../../delivery/contract/policy'
import { readServerConfig } from '../../delivery/contract/server-config'
import { ask } from '../lib/ask'
import * as servers from '../lib/servers'
import { copySite, pages } from '../lib/site'
import { missingTools, skipWithout } from '../lib/tools'

// With isolated ads every host lets the ad frame be framed, and nothing else.

const hosts = [servers.nginx, servers.caddy, servers.apache, servers.apacheShared, servers.cloudflare]

const settings = await readServerConfig()
const adFramePolicy = policyText(adFrameHeaderDirectives)
const everywhere = securityHeaders(settings.policy).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
)

let site: import('../lib/site').Fixture
before(async () => {
  site = await copySite({
    adFramePolicy,
    thirdParties: {
      ...settings.thirdParties,
      ads: { ...settings.thirdParties.ads, mode: 'isolated', scriptUrl: 'https://ads.example/a.js' },
    },
  })
})
after(() => site.remove())

for (const { name, start, needs } of hosts) {
  describe(name, { skip: skipWithout(missingTools([needs])) }, () => {
    let server: servers.Server
    before(async () => {
      server = await start({ site })
    })
    after(() => server?.stop())

    for (const encoding of ['identity', 'gzip, br']) {
      test(`/ad-frame has its own policy and may be framed (${encoding})`, async () => {
        const { status, headers } = await ask(server.port, '/ad-frame', {
          headers: { 'Accept-Encoding': encoding },
        })

        assert.equal(status, 200)
        assert.equal(headers['content-security-policy'], adFramePolicy)
        assert.equal(headers['x-frame-options'], undefined)
        for (const [header, value] of everywhere) {
          if (header === 'content-security-policy' || header === 'x-frame-options') continue
          assert.equal(headers[header], value, header)
        }
      })
    }

    test('a conditional request answers 304, with the same policy', async () => {
      const first = await ask(server.port, '/ad-frame')
      const again = await ask(server.port, '/ad-frame', {
        headers: { 'If-None-Match': String(first.headers.etag) },
      })

      assert.equal(again.status, 304)
      const said = again.headers['content-security-policy']
      assert(said === undefined || said === adFramePolicy, String(said))
    })

    test('every page has the strict policy', async () => {
      for (const { path: address } of pages()) {
        const { headers } = await ask(server.port, address)
        for (const [header, value] of everywhere) assert.equal(headers[header], value, `${address} ${header}`)
      }
    })

    test('addresses that only begin like it have the strict policy', async () => {
      for (const target of ['/ad-frames', '/ad-frame-2', '/history?x=/ad-frame']) {
        const { headers } = await ask(server.port, target)
        assert.notEqual(headers['content-security-policy'], adFramePolicy, target)
      }
    })
  })
}

// Netlify's own parser reads them in netlify.test.ts.
test('the exception stays within the limits of Cloudflare and Netlify', async () => {
  const rules = (await readFile(path.join(site.out, '_headers'), 'utf8')).trim().split('\n\n')
  assert(rules.length <= 100)
})

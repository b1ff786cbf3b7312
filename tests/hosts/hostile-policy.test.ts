import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { headerDirectives, policyText } from '../../delivery/contract/policy'
import { accepted, thirdParties } from '../fixtures/hostile-addresses'
import { ask } from '../lib/ask'
import * as servers from '../lib/servers'
import { smallSite } from '../lib/site'
import { missingTools, skipWithout } from '../lib/tools'

describe('A policy with every address that settings may hold', () => {
  const parties = thirdParties(accepted)
  const policy = policyText(headerDirectives(parties, []))
  let fixture: import('../lib/site').Fixture
  before(async () => {
    fixture = await smallSite({ thirdParties: parties, policy })
  })
  after(() => fixture?.remove())

  for (const { name, start, needs } of [servers.nginx, servers.caddy, servers.apache, servers.apacheShared]) {
    const skip = skipWithout(missingTools([needs]))
    test(`${name} starts with it and sends it unchanged`, { skip }, async () => {
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

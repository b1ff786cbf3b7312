import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { cacheControl, hashedFolders, securityHeaders } from '../../delivery/contract/headers'
import { workerAddress } from '../../components/offline/addresses'
import { adFrameHeaderDirectives } from '../../components/ads/policy'
import { policyText } from '../../delivery/contract/policy'
import { readServerConfig } from '../../delivery/contract/server-config'
import { aliases, pages, smallSite } from '../lib/site'
import { missingTools, skipWithout, toolFolder } from '../lib/tools'

// How Netlify reads _headers and _redirects, by its own parsers. Its server cannot be run locally.

const skip = skipWithout(missingTools(['@netlify/headers-parser', '@netlify/redirect-parser']))

type HeaderRule = { for: string; values: Record<string, string> }
type Redirect = { from: string; to: string; status: number; force: boolean }

type Parsed = { errors: unknown[]; headers?: HeaderRule[]; redirects?: Redirect[] }

const load = (
  parser: Parameters<typeof toolFolder>[0],
): Promise<Record<string, (options: object) => Promise<Parsed>>> =>
  import(pathToFileURL(path.join(toolFolder(parser), 'lib', 'index.js')).href)

async function readHeaders(file: string) {
  const { parseAllHeaders } = await load('@netlify/headers-parser')
  const answer = await parseAllHeaders?.({ headersFiles: [file], configHeaders: [], minimal: true })
  return { errors: answer?.errors, rules: answer?.headers ?? [] }
}

async function readRedirects(file: string) {
  const { parseAllRedirects } = await load('@netlify/redirect-parser')
  const answer = await parseAllRedirects?.({ redirectsFiles: [file], configRedirects: [], minimal: true })
  return { errors: answer?.errors, rules: answer?.redirects ?? [] }
}

const settings = await readServerConfig()
const everywhere = Object.fromEntries(securityHeaders(settings.policy))
const adFramePolicy = policyText(adFrameHeaderDirectives)

describe('Netlify', { skip }, () => {
  let site: import('../lib/site').Fixture
  let withAds: import('../lib/site').Fixture
  before(async () => {
    site = await smallSite()
    withAds = await smallSite({ adFramePolicy })
  })
  after(() => Promise.all([site?.remove(), withAds?.remove()]))

  test('adds the headers that all servers send to every response', async () => {
    const { errors, rules } = await readHeaders(path.join(site.out, '_headers'))

    assert.deepEqual(errors, [])
    assert.deepEqual(rules.find((rule) => rule.for === '/*')?.values, everywhere)
    for (const folder of hashedFolders) {
      assert.deepEqual(rules.find((rule) => rule.for === `${folder}*`)?.values, {
        'Cache-Control': cacheControl.hashed,
      })
    }
    assert.equal(rules.find((rule) => rule.for === workerAddress)?.values['Cache-Control'], 'no-cache')
  })

  test('with isolated ads every page has its headers from two rules, and the ad frame its own', async () => {
    const { errors, rules } = await readHeaders(path.join(withAds.out, '_headers'))
    const valuesFor = (address: string) =>
      Object.assign(
        {},
        ...rules
          .filter((rule) =>
            ['/*', address, `${path.posix.dirname(address)}/*`, `/${address.split('/')[1]}/*`].includes(
              rule.for,
            ),
          )
          .map(({ values }) => values),
      )

    assert.deepEqual(errors, [])
    for (const { path: address } of pages()) assert.deepEqual(valuesFor(address), everywhere, address)
    assert.equal(valuesFor('/ad-frame')['Content-Security-Policy'], adFramePolicy)
    assert.equal(valuesFor('/ad-frame')['X-Frame-Options'], undefined)
  })

  test('redirects every alias, although a file is there', async () => {
    const { errors, rules } = await readRedirects(path.join(site.out, '_redirects'))

    assert.deepEqual(errors, [])
    for (const { path: alias, of } of aliases()) {
      const { to, status, force } = rules.find(({ from }) => from === alias) ?? {}
      assert.deepEqual({ to, status, force }, { to: of, status: 301, force: true })
    }
    const known = new Set(pages().map(({ path: address }): string => address))
    const elsewhere = rules.filter(({ to }) => !known.has(to))
    assert.deepEqual(elsewhere, [])
  })

  test('reports a line that it cannot parse', async () => {
    const file = path.join(site.folder, '_headers')
    await writeFile(file, '  X-Header: before any address\n')

    assert.notDeepEqual((await readHeaders(file)).errors, [])
  })
})

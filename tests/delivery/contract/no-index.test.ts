import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { test } from 'node:test'
import { emptyFolder } from '../../lib/empty-folder'

// Read once, when the settings are.
process.env['SITE_INDEX'] = 'off'
const { securityHeaders } = await import('../../../delivery/contract/headers')
const { pageMetadata } = await import('../../../app/seo')
const { writeSitemap } = await import('../../../delivery/build/write-sitemap')

const out = emptyFolder()

test('with SITE_INDEX=off pages, headers and robots.txt keep a build out of search engines', async () => {
  assert.deepEqual(securityHeaders('').at(-1), ['X-Robots-Tag', 'noindex'])
  assert.deepEqual(pageMetadata('/history').robots, { index: false })
  await writeSitemap(process.cwd(), out, [])
  // They must be let in to read that.
  assert.equal(await readFile(path.join(out, 'robots.txt'), 'utf8'), '# *\nUser-agent: *\nAllow: /\n\n')
})

import assert from 'node:assert/strict'
import process from 'node:process'
import { test } from 'node:test'

// Read once, when the settings are.
process.env['SITE_INDEX'] = 'off'
const { securityHeaders } = await import('../../../delivery/contract/headers')
const { pageMetadata } = await import('../../../app/seo')
const { default: sitemap } = await import('../../../delivery/build/sitemap.config')

test('with SITE_INDEX=off pages, headers and robots.txt keep a build out of search engines', async () => {
  assert.deepEqual(securityHeaders('').at(-1), ['X-Robots-Tag', 'noindex'])
  assert.deepEqual(pageMetadata('/history').robots, { index: false })
  const robots = '# *\nUser-agent: *\nAllow: /\n\n# Sitemaps\nSitemap: https://fences.org/sitemap.xml\n'
  const written = await sitemap.robotsTxtOptions?.transformRobotsTxt?.(sitemap, robots)
  // They must be let in to read that.
  assert.equal(written, '# *\nUser-agent: *\nAllow: /\n\n')
})

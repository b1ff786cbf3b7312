import { isExample, readSiteUrl } from '@/content/settings'
import { parseContent } from '@/content/define'
import { siteSchema } from '@/content/schemas/site'
import { site } from '@/content/site'

test('SITE_URL wins over content/site.json', () => {
  expect(readSiteUrl({ SITE_URL: 'https://fences.org' })).toBe('https://fences.org')
  expect(readSiteUrl({})).toBe(site.url)
})

test('a path or a slash at the end is cut: canonicals add their own', () => {
  expect(readSiteUrl({ SITE_URL: 'https://fences.org/' })).toBe('https://fences.org')
})

test.each(['notaurl', 'ftp://fences.org', 'fences.org', ''])('SITE_URL=%s is refused by name', (value) => {
  expect(() => readSiteUrl({ SITE_URL: value })).toThrow(
    `environment › SITE_URL: must be a full web address like https://fences.org (found "${value}")`,
  )
})

test.each([
  ['https://fencewiki.example', true],
  ['hello@fencewiki.example', true],
  ['https://facebook.example/fencewiki', true],
  ['https://fences.org', false],
  ['https://example.fences.org', false],
])('%s counts as an example: %s', (address, expected) => {
  expect(isExample(address)).toBe(expected)
})

describe('ads', () => {
  const parse = (ads: unknown) => () => parseContent('content/site.json', siteSchema, { ...site, ads })

  test('switched on, they need a network', () => {
    expect(parse({ ...site.ads, mode: 'isolated' })).toThrow(
      /content\/site\.json › ads\.network\.name: must be set while ads\.mode is "isolated"[^]*ads\.network\.scriptUrl/,
    )
  })

  test.each([
    [{ mode: 'iframe' }, /ads\.mode/],
    [
      { network: { name: 'N', scriptUrl: 'http://ads.fences.org/a.js', attributes: {} } },
      /must be a full address that starts with https/,
    ],
    [
      { network: { name: 'N', scriptUrl: '', attributes: { onload: 'alert(1)' } } },
      /ads\.network\.attributes\.onload: this name must be a data- attribute/,
    ],
  ])('%j is refused', (change, message) => {
    expect(parse({ ...site.ads, ...change })).toThrow(message)
  })
})

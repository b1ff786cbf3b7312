/** @jest-environment node */
import { isExample, readIsIndexed, readIsPreview, readSiteUrl } from '@/content/model/settings'
import { parseContent } from '@/content/model/define'
import { siteSchema } from '@/content/model/schemas/site'
import { site } from '@/content/model/site'

test('SITE_URL wins over content/site.json', () => {
  expect(readSiteUrl({ SITE_URL: 'https://fences.org' })).toBe('https://fences.org')
  expect(readSiteUrl({})).toBe(site.url)
})

test.each(['https://fences.org/', 'HTTPS://Fences.org', 'https://fences.org:443/'])(
  'a slash at the end and the default port of %s are cut: canonicals add their own',
  (value) => {
    expect(readSiteUrl({ SITE_URL: value })).toBe('https://fences.org')
  },
)

test.each([
  'https://fences.org/wiki',
  'https://fences.org/wiki/',
  'https://jane.github.io/fence-wiki/',
  'https://jane:secret@fences.org',
  'https://fences.org?page=1',
  'https://fences.org/#top',
])('SITE_URL=%s is refused: the site stands at the root of a host', (value) => {
  expect(() => readSiteUrl({ SITE_URL: value })).toThrow(
    /environment › SITE_URL: must be the root of a host, like https:\/\/fences\.org.*custom domain.*<user>\.github\.io/,
  )
})

test('the same holds for url of content/site.json', () => {
  const parse = (url: string) => () => parseContent('content/site.json', siteSchema, { ...site, url })
  expect(parse('https://fences.org/wiki/')).toThrow(/content\/site\.json › url: must be the root of a host/)
  expect(parse('http://fences.org')).toThrow(/content\/site\.json › url: must be a full address that starts/)
})

test.each(['notaurl', 'ftp://fences.org', 'fences.org', '', 'https://a;b.org', 'https://$host'])(
  'SITE_URL=%s is refused by name',
  (value) => {
    expect(() => readSiteUrl({ SITE_URL: value })).toThrow(
      `environment › SITE_URL: must be a full web address like https://fences.org (found "${value}")`,
    )
  },
)

test.each([
  ['https://fencewiki.example', true],
  ['hello@fencewiki.example', true],
  ['https://facebook.example/fencewiki', true],
  ['https://fences.org', false],
  ['https://example.fences.org', false],
])('%s counts as an example: %s', (address, expected) => {
  expect(isExample(address)).toBe(expected)
})

test('a staging build is kept out of search engines by a word, and by no other', () => {
  expect([{}, { SITE_INDEX: 'on' }, { SITE_INDEX: 'off' }].map(readIsIndexed)).toEqual([true, true, false])
  expect(() => readIsIndexed({ SITE_INDEX: 'no' })).toThrow('SITE_INDEX: must be "on" or "off"')
})

test.each([
  ['next dev', { NODE_ENV: 'development' }, true],
  ['npm start', { NODE_ENV: 'production', npm_lifecycle_event: 'start' }, true],
  ['npm run build', { NODE_ENV: 'production', npm_lifecycle_event: 'build' }, false],
  ['next build', { NODE_ENV: 'production' }, false],
])('%s is a preview: %j, %s', (_, environment, expected) => {
  expect(readIsPreview(environment)).toBe(expected)
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
      { network: { ...site.ads.network, name: 'N', scriptUrl: 'http://ads.fences.org/a.js' } },
      /must be a full address that starts with https/,
    ],
    [
      { network: { ...site.ads.network, attributes: { onload: 'alert(1)' } } },
      /ads\.network\.attributes\.onload: this name must be a data- attribute/,
    ],
  ])('%j is refused', (change, message) => {
    expect(parse({ ...site.ads, ...change })).toThrow(message)
  })
})

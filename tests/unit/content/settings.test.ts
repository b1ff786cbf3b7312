import { isExample, readSiteUrl } from '@/content/settings'
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

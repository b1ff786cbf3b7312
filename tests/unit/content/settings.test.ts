import {
  isExample,
  readIsIndexed,
  readIsPreview,
  readSiteUrl,
  siteUrl,
} from '@/content/model/collections/settings'
import { site } from '@/content/model/collections/site'
import { siteSchema } from '@/content/model/schemas/site'
import { parseContent } from '@/content/model/store/define'
import { openStore } from '@/content/model/store/store'

test('SITE_URL wins over content/site.json', () => {
  expect(siteUrl(openStore({ environment: { SITE_URL: 'https://fences.org' } }))).toBe('https://fences.org')
  expect(siteUrl(openStore({ environment: {} }))).toBe(site(openStore()).url)
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
  const own = { ...site(), url: 'https://fences.org/wiki/' }
  expect(() => parseContent('content/site.json', siteSchema, own)).toThrow(
    /content\/site\.json › url: must be the root of a host/,
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

test('a staging build is kept out of search engines by a word, and by no other', () => {
  expect([{}, { SITE_INDEX: 'on' }, { SITE_INDEX: 'off' }].map(readIsIndexed)).toEqual([true, true, false])
  expect(() => readIsIndexed({ SITE_INDEX: 'no' })).toThrow('SITE_INDEX: must be "on" or "off"')
})

test('next dev shows previews, and next build none: npm start is in operator-hint.test.tsx', () => {
  const modes = ['development', 'production'] as const
  expect(modes.map((NODE_ENV) => readIsPreview({ NODE_ENV }))).toEqual([true, false])
})

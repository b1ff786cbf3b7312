/** @jest-environment node */
import { text } from '../../lib/words'
import { site } from '@/content/model/site'
import type { Page } from '@/content/model/page-registry'
import {
  addressWarning,
  adWarnings,
  exampleWarnings,
  listWarnings,
  nameWarnings,
} from '@/content/model/warnings'

test('under an example address, examples are at home', () => {
  expect(exampleWarnings(site, 'https://fencewiki.example')).toEqual([])
})

test('under a real address every example is named with its field', () => {
  const warnings = exampleWarnings(site, 'https://fences.org')

  expect(warnings).toContain(
    'content/site.json › contact.email: is still the example "hello@fencewiki.example", and would go live at https://fences.org',
  )
  expect(warnings.map((warning) => warning.match(/› ([^:]+):/)?.[1])).toEqual([
    'operator.legalName',
    'operator.state',
    'contact.email',
    'contact.phone',
    'contact.address[0]',
    'contact.address[1]',
    'social[0].href',
    'social[1].href',
    'social[2].href',
    'social[3].href',
    'donate.href',
    'sponsor.isExample',
  ])
  expect(warnings.at(-1)).toContain(`the banner of ${site.sponsor?.name} would go live at https://fences.org`)
})

test('settings that an operator has replaced are not named', () => {
  const own = {
    ...site,
    operator: { legalName: text('Fences, Inc.'), state: text('Ohio') },
    contact: {
      email: 'hello@fences.org',
      phone: '+1 212 736 5000',
      address: [text('Fences'), text('1 Main Street')],
    },
    social: [],
    sponsor: site.sponsor && { ...site.sponsor, isExample: false },
    donate: site.donate && { ...site.donate, href: 'https://fences.org/donate' },
  }

  expect(exampleWarnings(own, 'https://fences.org')).toEqual([])
})

test('under another name, every text that says the old one is named, and what the shipped station plays', () => {
  const old = 'Fence Wiki'
  const shipped = { ...site, name: text(old), radio: { ...site.radio, station: text(`${old} Radio`) } }
  const contents = [
    { file: 'content/pages/home.ts', content: { sections: [{ blocks: [`Reading ${old}, for example.`] }] } },
    { file: 'content/pages/radio.ts', content: { program: ['Thumb piano', 'Bass and thumb piano'] } },
    { file: 'content/site.json', content: { legalName: `${old} (example)`, text: `Support ${old}` } },
  ]
  const plays =
    'content/pages/radio.ts › program[1]: tells what "Fence Wiki Radio" plays; say what yours does'

  expect(nameWarnings(shipped, contents)).toEqual([])
  expect(nameWarnings({ ...shipped, radio: { ...site.radio, station: text('Ours') } }, contents)).toEqual([
    plays,
  ])
  expect(nameWarnings({ ...shipped, name: text('Picket & Post') }, contents)).toEqual([
    'content/pages/home.ts › sections[0].blocks[0]: names "Fence Wiki", which is now "Picket & Post"',
    plays,
    'content/site.json › text: names "Fence Wiki", which is now "Picket & Post"',
  ])
})

test('ads without a line in ads.txt are warned of, once they are on', () => {
  const ads = {
    ...site.ads,
    network: { ...site.ads.network, name: text('N'), scriptUrl: 'https://ads.fences.org/a.js' },
  }

  expect(adWarnings(site)).toEqual([])
  expect(adWarnings({ ...site, ads: { ...ads, mode: 'isolated' } })).toEqual([
    expect.stringMatching(/^content\/site\.json › ads\.adsTxt: is empty while ads\.mode is "isolated"/),
  ])
  expect(
    adWarnings({ ...site, ads: { ...ads, mode: 'inline', adsTxt: [text('ads.fences.org, 1, DIRECT')] } }),
  ).toEqual([])
})

test('a build that does not know its address says so in a frame, with the command', () => {
  const warning = addressWarning('https://fencewiki.example')
  const lines = warning.split('\n')

  expect(warning).toContain('SITE_URL=https://fences.org npm run build')
  expect(warning).toContain('name the example https://fencewiki.example')
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  expect(addressWarning('https://fences.org')).toBe('')
})

describe('lists that pages carry', () => {
  const many = (count: number, path: string, menus: Page['menus']) =>
    Array.from({ length: count }, (_, index) => ({ path: `${path}${index}`, menus }))

  test('may hold a dozen, and pages in no menu are no matter', () => {
    expect(listWarnings(many(12, '/guide-', ['header']))).toEqual([])
    expect(listWarnings(many(500, '/guide-', []))).toEqual([])
  })

  test('are named with their menu when they grow long', () => {
    expect(listWarnings(many(500, '/guide-', ['header', 'footer']))).toEqual([
      expect.stringMatching(/^content\/guides: 500 pages are in the menu "header", .* 12 at most/),
      expect.stringMatching(/^content\/guides: 500 pages are in the menu "footer", .* 24 at most/),
    ])
  })

  test('are named with the page that so many stand below', () => {
    expect(listWarnings(many(40, '/gates/guide-', []))).toEqual([])
    expect(listWarnings(many(41, '/gates/guide-', []))).toEqual([
      expect.stringContaining('content/guides: 41 pages stand below "/gates"'),
    ])
  })
})

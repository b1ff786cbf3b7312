import { text } from '../../lib/words'
import {
  addressWarning,
  adWarnings,
  exampleWarnings,
  listWarnings,
  nameWarnings,
} from '@/content/model/checks/warnings'
import { site } from '@/content/model/collections/site'
import type { Page } from '@/content/model/pages/page-registry'

test('under an example address, examples are at home', () => {
  expect(exampleWarnings(site(), 'https://fencewiki.example')).toEqual([])
})

test('under a real address every example is named with its field', () => {
  const warnings = exampleWarnings(site(), 'https://fences.org')

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
  expect(warnings.at(-1)).toContain(
    `the banner of ${site().sponsor?.name} would go live at https://fences.org`,
  )
})

test('under another name, every text that says the old one is named, and what the shipped station plays', () => {
  const old = 'Fence Wiki'
  const shipped = { ...site(), name: text(old), radio: { ...site().radio, station: text(`${old} Radio`) } }
  const contents = [
    {
      file: 'content/data/pages/home.json',
      content: { sections: [{ blocks: [`Reading ${old}, for example.`] }] },
    },
    { file: 'content/data/pages/radio.json', content: { program: ['Thumb piano', 'Bass and thumb piano'] } },
    { file: 'content/site.json', content: { legalName: `${old} (example)`, text: `Support ${old}` } },
  ]
  const plays =
    'content/data/pages/radio.json › program[1]: tells what "Fence Wiki Radio" plays; say what yours does'

  expect(nameWarnings(shipped, contents)).toEqual([])
  expect(nameWarnings({ ...shipped, radio: { ...site().radio, station: text('Ours') } }, contents)).toEqual([
    plays,
  ])
  expect(nameWarnings({ ...shipped, name: text('Picket & Post') }, contents)).toEqual([
    'content/data/pages/home.json › sections[0].blocks[0]: names "Fence Wiki", which is now "Picket & Post"',
    plays,
    'content/site.json › text: names "Fence Wiki", which is now "Picket & Post"',
  ])
})

test('ads without a line in ads.txt are warned of, once they are on', () => {
  const ads = {
    ...site().ads,
    network: { ...site().ads.network, name: text('N'), scriptUrl: 'https://ads.fences.org/a.js' },
  }

  expect(adWarnings(site())).toEqual([])
  expect(adWarnings({ ...site(), ads: { ...ads, mode: 'isolated' } })).toEqual([
    expect.stringMatching(/^content\/site\.json › ads\.adsTxt: is empty while ads\.mode is "isolated"/),
  ])
  expect(
    adWarnings({ ...site(), ads: { ...ads, mode: 'inline', adsTxt: [text('ads.fences.org, 1, DIRECT')] } }),
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

test('long menus are named, and pages that many stand below; pages in no menu are no matter', () => {
  const many = (count: number, path: string, menus: Page['menus'] = []) =>
    listWarnings(Array.from({ length: count }, (_, index) => ({ path: `${path}${index}`, menus })))

  for (const fine of [many(12, '/guide-', ['header']), many(500, '/guide-'), many(40, '/gates/guide-')])
    expect(fine).toEqual([])
  expect(many(500, '/guide-', ['header', 'footer'])).toEqual([
    expect.stringMatching(/^content\/guides: 500 pages are in the menu "header", .* 12 at most/),
    expect.stringMatching(/^content\/guides: 500 pages are in the menu "footer", .* 24 at most/),
  ])
  expect(many(41, '/gates/guide-')).toEqual([
    expect.stringContaining('content/guides: 41 pages stand below "/gates"'),
  ])
})

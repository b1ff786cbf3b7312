import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import type settings from '../../content/site.json'
import type { PageRecord } from '../../content/model/schemas/pages'
import { build, copyProject, edit, editJson } from '../lib/copy-project'
import { fill } from '../lib/fill'
import { licencesIn } from '../lib/licences'
import { runIn } from '../lib/run-in'
import { readSearchFiles } from '../lib/search-files'

// An operator who makes the site their own: settings, words, titles, menus, a style, a source, a picture. Check, build and unit tests must take it as it takes what ships.

const host = 'https://www.hudsonfences.org'

let folder: string

const inCopy = (file: string) => path.join(folder, file)

type Settings = typeof settings

const photograph = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a5230' } }).jpeg()

/** A file of content/guides/ with other front matter. */
const editFrontMatter = (file: string, change: (page: PageRecord) => object) =>
  edit(inCopy(file), (text) => {
    const [, yaml = '', body = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? []
    return `---\n${stringify(change(parse(yaml)))}---\n${body}`
  })

function ownPage(page: PageRecord) {
  return {
    ...page,
    title: `${page.heading.slice(0, 48)}, our way`,
    description: `Our own words about ${page.label}.`,
    heading: `${page.heading} here`,
    label: page.label === 'Home' ? 'Start' : page.label,
    // Child pages stay out of the menus.
    menus: page.menus ? [...new Set(['header', ...page.menus])] : [],
    updated: '2027-03-01',
    change: 'Rewritten.',
  }
}

const proof = 'google-site-verification: google1a2b.html'

const style = {
  id: 'willow',
  name: 'Woven willow',
  description: 'Rods woven round stakes.[^hudson]',
  fits: 'kitchen gardens',
  picture: 'own-picture',
}

/** What `npm run setup` is told, a line for each of its questions. */
const answers = [
  'Hudson Valley Fences',
  `${host}/`,
  'Fences along the river',
  'What we build, and how.',
  'Hudson Valley Fences LLC',
  'New York',
  'ask@hudsonfences.org',
  'none',
  '1 Main Street; Kingston',
  'https://www.facebook.com/hudsonfences https://www.instagram.com/hudsonfences https://mastodon.social/@hudson',
  'all rights reserved',
  'https://git.hudsonfences.org/site/',
  'https://hudsonfences.org/give',
  'none',
  'River Radio',
  'Folk',
  'on',
  'https://board.hudsonfences.org/1',
  'https://form.hudsonfences.org/1',
  'https://form.hudsonfences.org/embed.js',
  'https://ads.hudsonfences.org/a.js',
  'Ads',
  'isolated',
]

const answer = (lines: readonly string[]) =>
  runIn(folder, [process.execPath, '--import=tsx', 'delivery/setup/setup.ts'], {}, lines.join('\n'))

before(async () => {
  folder = await copyProject()

  const { code, printed } = await answer(answers)
  assert.equal(code, 0, printed)
  assert.doesNotMatch(printed, /Still examples/)
  await editJson(inCopy('content/site.json'), (site: Settings) => ({
    ...site,
    partnersHeading: 'Partners',
    partners: [{ name: 'Call 811', href: 'https://call811.com', about: 'Call before you dig.' }],
    retailer: {
      name: 'Bookshop',
      searchUrl: 'https://bookshop.org/s?q={query}',
      allUrl: 'https://bookshop.org',
    },
    verification: { google: 'a-1_b', bing: '0AF' },
    donate: { ...site.donate, heading: 'Useful?', text: 'Give a little.' },
    news: { ...site.news, provider: 'the board', saysReady: true },
    radio: { ...site.radio, port: 8010, statusUrl: 'https://radio.hudsonfences.org/status-json.xsl' },
    ads: {
      ...site.ads,
      network: { ...site.ads.network, attributes: { 'data-site': '7' } },
      slots: {
        top: { desktop: '71', phone: '72', height: 250, onPhone: true },
        middle: { desktop: '73', phone: '74', height: 250, onPhone: true },
        bottom: { desktop: '75', phone: '76', height: 250, onPhone: false },
      },
      adsTxt: ['ads.hudsonfences.org, 7, DIRECT'],
    },
  }))
  for (const name of await readdir(inCopy('content/guides'), { recursive: true }))
    if (name.endsWith('.md')) await editFrontMatter(`content/guides/${name}`, ownPage)
  await editJson(inCopy('content/sources.json'), (sources: object) => ({
    ...sources,
    hudson: {
      title: 'Willow in Kingston',
      publisher: 'Hudson College',
      href: 'https://college.example/willow',
      kind: 'university',
      read: '2026-11-21',
    },
  }))
  await editJson(inCopy('content/pictures/pictures.json'), (pictures: object) => ({
    'own-picture': { file: 'own-picture.jpg', alt: 'Ann’s "willow" fence' },
    ...pictures,
  }))
  await photograph.toFile(inCopy('content/pictures/own-picture.jpg'))
  await writeFile(inCopy('public/google1a2b.html'), proof)
  const pages = inCopy('content/data/pages')
  await editJson(`${pages}/types-of-fences.json`, (types: { fenceTypes: { styles: object[] }[] }) => ({
    ...types,
    fenceTypes: types.fenceTypes.map((type, index) =>
      index === 0 ? { ...type, styles: [style, ...type.styles] } : type,
    ),
  }))
  for (const name of ['home', 'history', 'contact', 'radio', 'books', 'types-of-fences'])
    await edit(`${pages}/${name}.json`, (text) => text.replace(/"lead": "/g, '"lead": "In our own words: '))
  await editJson(
    `${pages}/installation-maintenance.json`,
    (installation: { tools: object[]; maintenanceTips: string[] }) => ({
      ...installation,
      tools: [{ name: 'Billhook', essential: true, use: 'Cutting willow' }, ...installation.tools],
      maintenanceTips: ['Weave it tight.', ...installation.maintenanceTips],
    }),
  )
  await edit(`${pages}/radio.json`, (text) => text.replaceAll('thumb piano', 'fiddle'))
  await addChildPage()
})

after(() => rm(folder, { recursive: true }))

/** A page below another. */
async function addChildPage() {
  await fill(folder, {
    'content/guides/history/willow.md': `---
title: Willow
heading: Willow
description: Our own words about willow.
label: Willow
keywords: [willow]
published: 2026-11-21
updated: 2027-03-01
change: Added.
---

How willow fences came to the valley.[^hudson]

## Osier beds {#osiers}

Osiers grew by the river: see [the eras](/history#timeline).
`,
  })
}

/** What the built files still say of the site that ships: its name, how to reach it, what its radio plays. */
async function shippedNames(out: string) {
  const shipped = /fence[ -]?wiki|@\w+\.example|202-555-01|Example Street|Anytown|thumb piano/i
  const files = await readdir(out, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const match = shipped.exec(await readFile(path.join(parentPath, name), 'latin1'))
        return match ? [`${path.join(path.relative(out, parentPath), name)}: ${match[0]}`] : []
      }),
  )
  return found.flat()
}

test('setup keeps what nobody answers, and writes nothing where an answer is at fault', async () => {
  const written = await readFile(inCopy('content/site.json'), 'utf8')
  const kept = await answer([])
  assert.match(kept.printed, /Name of the site \[Hudson Valley Fences\][^]*content\/site\.json is as it was/)
  const faulty = await answer(['Elsewhere', 'http://elsewhere.org'])
  assert.equal(faulty.code, 1)
  assert.match(faulty.printed, /content\/site\.json › url: must be a full address that starts with https:/)
  assert.equal(await readFile(inCopy('content/site.json'), 'utf8'), written)
})

test('the check finds no fault', async () => {
  const { code, printed } = await runIn(folder, [process.execPath, '--import=tsx', 'delivery/build/check.ts'])

  assert.equal(code, 0, printed)
  assert.doesNotMatch(printed, /Before you publish/)
})

// Only the tests that what was edited can reach. Beside the build: one mostly waits for the other's core.
describe('built and tested', { concurrency: true, timeout: 600_000 }, () => {
  test('the build takes it, and the pages show it', async () => {
    const { code, printed } = await build(folder)
    assert.equal(code, 0, printed)
    const page = async (name: string) => load(await readFile(inCopy(`out/${name}.html`), 'utf8'))
    const history = await page('history')

    assert.equal(history('link[rel=canonical]').attr('href'), `${host}/history`)
    assert.match(history('title').text(), /, our way\b/)
    assert.equal(history('footer a[rel="noopener me"]').length, 3)
    const guides = await readdir(inCopy('content/guides'), { recursive: true })
    const files = guides.filter((name) => name.endsWith('.md')).map((name) => `content/guides/${name}`)
    const texts = await Promise.all(files.map((name) => readFile(inCopy(name), 'utf8')))
    const inHeader = texts.filter((text) => /^menus:\n {2}- header$/m.test(text))
    assert.equal(history('header nav li').length, inHeader.length)
    assert.match(history('footer').text(), /Partners/)
    const repository = 'https://git.hudsonfences.org/site/edit/main/content'
    assert.equal(history(`footer a[href="${repository}/data/pages/history.json"]`).length, 1)
    assert.equal((await page('terms'))(`footer a[href="${repository}/guides/terms.md"]`).length, 1)
    const terms = await page('terms')
    assert.match(terms('#law').parent().text(), /New York/)
    assert.match(terms('main').text(), /Hudson Valley Fences LLC/)
    const types = await page('types-of-fences')
    assert.equal(types('#willow').length, 1)
    assert.equal(types('img[alt=\'Ann’s "willow" fence\']').length, 1)
    assert.match(await readFile(inCopy('out/ads.txt'), 'utf8'), /^ads\.hudsonfences\.org, 7, DIRECT$/m)
    assert.equal(await readFile(inCopy('out/google1a2b.html'), 'utf8'), proof)
    assert.equal(history('meta[name=google-site-verification]').attr('content'), 'a-1_b')
    assert.equal(history('meta[name="msvalidate.01"]').attr('content'), '0AF')

    const willow = await page('history/willow')
    const address = '/history/willow'
    assert.equal(willow('link[rel=canonical]').attr('href'), `${host}${address}`)
    assert.equal(willow('meta[property="og:image"]').attr('content'), `${host}/og/history_willow.jpg`)
    const crumbs = willow('[aria-label=Breadcrumb] a').map((_, link) => willow(link).attr('href'))
    assert.deepEqual(crumbs.get(), ['/', '/history', address])
    assert.equal(willow('header nav [aria-current]').attr('href'), '/history')
    assert.equal(willow('header nav [aria-current]').attr('aria-current'), 'true')
    assert.equal(willow('#osiers, #s1').length, 2)
    assert.equal((await page('history/willow/index'))('h1').text(), willow('h1').text())
    for (const [file, words] of [
      ['sitemap.xml', `<loc>${host}${address}</loc>`],
      ['feed.xml', `<link href="${host}${address}"/>`],
      ['llms.txt', `${host}${address}#osiers`],
    ])
      assert((await readFile(inCopy(`out/${file}`), 'utf8')).includes(`${words}`), `${file} lacks ${words}`)
    assert.match((await readSearchFiles(inCopy('out'))).join('\n'), /Osier beds/)
    assert((await readFile(inCopy('out/og/history_willow.jpg'))).length > 10_000)
    assert.deepEqual(await shippedNames(inCopy('out')), [])
    const { mentioned, linked } = await licencesIn(inCopy('out'), host)
    assert.deepEqual([...mentioned], ['all rights reserved'])
    assert.deepEqual([...new Set([...linked.values()].flat())], [`${host}/terms#licence`])
  })

  test('the unit tests stay green', async () => {
    const { code, printed } = await runIn(folder, [
      inCopy('node_modules/.bin/jest'),
      '--config=tests/jest.config.mjs',
      '--silent',
      // What is fuzzed makes its own content.
      '--testPathIgnorePatterns=tests/unit/fuzz',
      ...['tests/unit', 'content', 'app', 'components'].map((name) => `--roots=${inCopy(name)}`),
      '--findRelatedTests',
      ...['contact', 'history', 'home', 'installation-maintenance', 'radio', 'types-of-fences'].map(
        (name) => `content/model/pages/${name}.ts`,
      ),
      ...['model/page-registry.ts', 'pictures/pictures.json', 'model/site.ts', 'sources.json'].map(
        (file) => `content/${file}`,
      ),
    ])
    assert.equal(code, 0, printed)
  })
})

import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { load, type CheerioAPI } from 'cheerio'
import { parseAtomFeed } from 'feedsmith'
import { corrections } from '../../content/model/collections/corrections'
import { statePath, states } from '../../content/model/fence-laws/states'
import { licence, licenceLine } from '../../content/model/collections/licence'
import { allEntries } from '../../content/model/text/outline'
import { outlines } from '../../content/model/pages/page-contents'
import { markdownAddress } from '../../content/model/store/page-path'
import { newestPages, pages } from '../../content/model/pages/page-registry'
import { site } from '../../content/model/collections/site'
import { licenceNames, licencesIn } from '../lib/licences'
import { isShipped } from '../unit/shipped'

// What programs read of the site that was built: addresses and dates are the same in every file.

const file = (name: string) => readFile(path.join('out', name), 'utf8')
const page = async (address: string) => load(await file(address === '/' ? 'index.html' : `${address}.html`))

/** The structured data of a page. */
const dataIn = ($: CheerioAPI) =>
  Array.from($('script[type="application/ld+json"]'), (script) => JSON.parse($(script).text()))
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const home = (await page('/'))('link[rel=canonical]').attr('href') ?? ''
const sitemap = load(await file('sitemap.xml'), { xml: true })
const addressOf = (path: string) => (path === '/' ? home : `${home}${path}`)
assert.match(home, /^https?:\/\/[^/]+$/)

describe('What the build writes for machines', () => {
  test('the address of the home page has no slash at its end, in whatever file it stands', async () => {
    const names = (await readdir('out', { recursive: true })).filter((name) =>
      /\.(?:html|xml|txt|json|webmanifest|ics)$/.test(name),
    )
    const wrong = await Promise.all(
      names.map(async (name) => {
        const [found] = new RegExp(`${home}/(?![\\w.]).{0,40}`).exec(await file(name)) ?? []
        return found === undefined ? [] : [`${name}: ${found}`]
      }),
    )

    assert(names.length > 40)
    assert.deepEqual(wrong.flat(), [])
  })

  test('canonical, og:url, breadcrumbs, sitemap and feed name each page by one address', async () => {
    const feed = await file('feed.xml')
    const listed = sitemap('loc').map((_, loc) => sitemap(loc).text())
    assert.deepEqual(
      listed.get(),
      pages().map(({ path }) => addressOf(path)),
    )
    for (const { path } of pages()) {
      const $ = await page(path)
      const address = addressOf(path)
      assert.equal($('link[rel=canonical]').attr('href'), address)
      assert.equal($('meta[property="og:url"]').attr('content'), address)
      const crumbs = dataIn($).find((data) => data['@type'] === 'BreadcrumbList')
      if (crumbs) assert.equal(crumbs.itemListElement.at(-1).item, address)
      if (newestPages().some((one) => one.path === path)) assert(feed.includes(`<link href="${address}"/>`))
    }
  })

  test('sitemap, feed and structured data give each page the same moment, with its zone', async () => {
    const { entries = [] } = parseAtomFeed(await file('feed.xml'))
    let articles = 0
    for (const { path, published, updated } of pages()) {
      const address = addressOf(path)
      const moment = `${updated}T12:00:00Z`
      const url = sitemap('url').filter((_, node) => sitemap(node).find('loc').text() === address)
      assert.equal(url.find('lastmod').text(), moment)
      const entry = entries.find(({ links }) => links?.[0]?.href === address)
      if (entry) assert.deepEqual([entry.updated, entry.published], [moment, `${published}T12:00:00Z`])
      const $ = await page(path)
      for (const data of dataIn($).filter((one) => one['@type'] === 'Article')) {
        articles += 1
        assert.deepEqual([data.dateModified, data.datePublished], [moment, `${published}T12:00:00Z`])
      }
      // In words a reader sees the day alone.
      const days = $('h1 ~ p time').map((_, time) => $(time).attr('datetime'))
      for (const day of days.get()) assert.match(day ?? '', /^\d{4}-\d{2}-\d{2}$/)
    }
    assert.equal(entries.length, newestPages().length)
    assert(articles > 5)
  })

  test('the feed is Atom: each entry has what RFC 4287 asks for, and an id of its own', async () => {
    const { id, title, updated, authors, links, entries = [] } = parseAtomFeed(await file('feed.xml'))

    assert(title?.value)
    assert.equal(id, `${home}/feed.xml`)
    assert.equal(links?.find(({ rel }) => rel === 'self')?.href, id)
    assert.equal(authors?.length, 1)
    assert.equal(updated, entries[0]?.updated)
    assert.equal(new Set(entries.map((entry) => entry.id)).size, entries.length)
    for (const entry of entries) {
      assert.match(entry.id ?? '', /^tag:[a-z0-9.-]+,\d{4}-\d{2}-\d{2}:\//)
      assert(
        entry.title?.value && entry.summary?.value && entry.links?.[0]?.href,
        `${entry.id} lacks something`,
      )
      assert((entry.updated ?? '') >= (entry.published ?? ''))
    }
    for (const { path } of pages()) {
      const link = (await page(path))('link[rel=alternate][type="application/atom+xml"]')
      assert.equal(link.attr('href'), id)
    }
  })

  test('each page has its words beside it in Markdown: all headings, every source, and nothing of ours', async () => {
    const [index, all] = await Promise.all(['llms.txt', 'llms-full.txt'].map(file))
    for (const { path, heading } of pages()) {
      const address = markdownAddress(path)
      const text = await file(address)
      assert(text.startsWith(`# ${heading}\n`), path)
      for (const entry of allEntries(outlines().get(path)?.sections ?? []))
        assert.match(text, new RegExp(`^#+ ${escaped(entry.heading)}$`, 'm'))
      assert.doesNotMatch(text, /:::|^::|\{\{|\{#|\[\^sum\]|\]\(\//m, path)
      for (const [, key] of text.matchAll(/\[\^([a-z0-9-]+)\](?!:)/g))
        assert(text.includes(`\n[^${key}]: `), path)
      assert(index?.includes(`(${home}${address})`) && all?.includes(text), path)
      assert(!sitemap.xml().includes(address), path)
    }
  })

  test('words and pictures are under the licence of the settings, wherever one is named', async () => {
    const { mentioned, linked } = await licencesIn('out', home)

    assert.deepEqual([...mentioned], [licence().name.toLowerCase()])
    assert.deepEqual([...new Set([...linked.values()].flat())], [licence().address])
    for (const { path } of pages()) {
      const $ = await page(path)
      assert.equal($('footer [rel~=license]').length, 1, path)
      const data = $('script[type="application/ld+json"]').text()
      const works = [...data.matchAll(/"@type":"(?:Article|Dataset|DefinedTermSet|ImageObject|WebSite)"/g)]
      assert.equal(data.split('"license":').length - 1, works.length, path)
    }
    assert.equal(linked.get('feed.xml')?.length, 1)
    assert((await file('feed.xml')).includes(`<rights>${licenceLine()}</rights>`))
    assert((await file('llms.txt')).includes(`\n${licenceLine()}\n`))
    if (isShipped) assert.deepEqual(licenceNames(await readFile('README.md', 'utf8')), [licence().name])
  })

  test('each review of facts leads to who answers for them, and to what was corrected on which day', async () => {
    const about = await page('/about')
    for (const { path, reviewed } of pages()) {
      const $ = await page(path)
      assert.equal($('footer a[href="/about"]').length, 1, path)
      const inHeader = $('div:has(> h1), div:has(> h1) ~ div').find('a[href="/about#facts"]')
      assert.equal(inHeader.length, reviewed === undefined ? 0 : 1, path)
    }
    assert(about('#who').parent().text().includes(site().operator.legalName))
    const rows = about('#corrections').closest('article').find('tbody tr')
    assert.deepEqual(
      rows.map((_, row) => `${about('a', row).attr('href')},${about('time', row).attr('datetime')}`).get(),
      corrections().map(({ href, day }) => `${href},${day}`),
    )
    assert.deepEqual(
      corrections(),
      corrections().toSorted((a, b) => b.day.localeCompare(a.day)),
    )
    // What was put right on a day is news of that day.
    for (const { day, href } of corrections()) {
      const corrected = pages().find(({ path }) => path === href.split('#')[0])
      assert((corrected?.updated ?? '') >= day, href)
    }
  })

  test('the sitemap lists the pictures of each page, with their licence', async () => {
    const textsOf = (nodes: ReturnType<typeof sitemap>) => nodes.map((_, node) => sitemap(node).text()).get()
    for (const [index, { path }] of pages().entries()) {
      const $ = await page(path)
      const shown = $('main img[src^="/pictures/"]:not([alt=""])').map(
        (_, img) => `${home}${$(img).attr('src')}`,
      )
      const url = sitemap('url').eq(index)
      const listed = textsOf(url.find('image\\:loc'))
      assert.deepEqual(listed, [...new Set(shown.get())], path)
      assert.deepEqual(
        textsOf(url.find('image\\:license')),
        listed.map(() => licence().address),
      )
    }
    assert(sitemap('image\\:loc').length > pages().filter(({ isDrawn }) => !isDrawn).length)
  })
})

test('each state has four answers at a glance, neighbors who lead back, and a card of its own', async () => {
  const beside = new Map<string, string[]>()
  const cards = new Set<string>()
  for (const path of states().map(statePath)) {
    const $ = await page(path)
    const hrefs = (selector: string) => Array.from($(selector), (link) => `${$(link).attr('href')}`)
    const plate = 'main figure[aria-label$="at a glance"]'
    assert.equal($(`${plate} dd`).length, 4, path)
    for (const section of hrefs(`${plate} dd a`)) assert.equal($(section).length, 1, `${path}${section}`)
    beside.set(path, hrefs(`${plate} p a`))
    cards.add(await file(new URL(`${$('[property="og:image"]').attr('content')}`).pathname))
  }

  assert.equal(cards.size, states().length)
  for (const [path, others] of beside)
    for (const other of others) assert(beside.get(other)?.includes(path), `${other} has no link to ${path}`)
  assert.equal(beside.get('/fence-laws/missouri')?.length, 8)
})

test('no title that ends with a mark of its own is given another', async () => {
  const files = (await readdir('out', { recursive: true })).filter((name) =>
    /\.(?:md|txt|xml|ics|json)$/.test(name),
  )
  for (const name of files) assert.doesNotMatch(await file(name), /[?!…]["”’)]*\**[.:](?![.\w/])/, name)
})

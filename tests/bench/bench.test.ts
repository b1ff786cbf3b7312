import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { figure, table } from '../lib/report'
import { budgetsAgainst, budgetsOf, verdict, type Budget, type RouteFacts } from './budgets'
import { addressOf } from './grow'
import { growthBudgets, type Grown } from './growth'
import { inlineScripts } from './in-browser'
import { openKept } from './kept'
import { figuresOf, median, medians } from './lighthouse'
import { toMarkdown } from './markdown'
import { frontMatter } from './peers'

const figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 600,
  lcp: 800,
  tbt: 0,
  cls: 0,
  bytes: 10_000,
  requests: 4,
  scriptBytes: 900,
  pictureBytes: 4_000,
}
const untouched = { scripts: 900, framework: 0, lcpPicture: 8_000 }
const read = { shift: 0.0002, bytes: 20_000 }
const page = (route: string, changes: Partial<RouteFacts> = {}): RouteFacts => ({
  route,
  figures,
  size: { html: 9_000, words: 2_000 },
  untouched,
  phone: read,
  desktop: read,
  ...changes,
})
const site = { fontBytes: 18_000, searchBytes: 24_000, openings: { 'menu on /': 40 }, buildSeconds: 11 }
const find = (budgets: readonly Budget[], name: RegExp) => budgets.find((budget) => name.test(budget.name))
const misses = (budgets: readonly Budget[]) => budgets.some((budget) => verdict(budget) === '✗ MISSED')

test('a figure meets its aim, misses the aim, then the must; one that was not measured misses', () => {
  const budget = { name: '', unit: 'KB', must: 20, aim: 10 } as const
  assert.equal(verdict({ ...budget, value: 10 }), '✓')
  assert.equal(verdict({ ...budget, value: 20 }), 'aim missed')
  assert.equal(verdict({ ...budget, value: 20.1 }), '✗ MISSED')
  assert.equal(verdict({ ...budget, value: Number.NaN }), '✗ MISSED')
  assert.equal(verdict({ ...budget, value: 30, atLeast: true, must: 20, aim: 30 }), '✓')
})

test('of the pages the one that does worst counts, and is named', () => {
  const pages = [page('/'), page('/history', { size: { html: 30_000, words: 11_000 } }), page('/books')]
  assert.equal(misses(budgetsOf([page('/'), page('/books')], site)), false)
  const html = find(budgetsOf(pages, site), /heaviest page/)
  assert.deepEqual([html?.value, html?.where], [30, '/history'])
  assert.equal(find(budgetsOf(pages, site), /median page/)?.value, 9)
  const slow = page('/terms', { figures: { ...figures, seo: 92 } })
  assert.deepEqual(find(budgetsOf([page('/'), slow], site), /SEO/)?.where, '/terms')
})

test('the radio may load scripts by itself', () => {
  const radio = page('/radio', { untouched: { ...untouched, scripts: 150_000, framework: 150_000 } })
  assert.equal(find(budgetsOf([page('/'), radio], site), /Script before/)?.value, 0.9)
})

test('against a peer the worst route counts, level is not ahead, and a missing peer is no win', () => {
  const row = (route: string, bytes: number) => ({ site: '', route, figures: { ...figures, bytes } })
  const ours = [row('/a', 10_000), row('/b', 10_000)]
  const bytes = find(budgetsAgainst('Peer', ours, [row('/a', 40_000), row('/b', 20_000)]), /bytes$/)
  assert.deepEqual([bytes?.value, bytes?.where], [0.5, '/b'])
  assert.equal(misses(budgetsAgainst('Peer', ours, ours)), true)
  assert.equal(misses(budgetsAgainst('Peer', ours, [])), true)
})

test('a median is the middle, or between the two in the middle; each figure has its own', () => {
  assert.equal(median([30, 1, 2]), 2)
  assert.equal(median([1, 2, 3, 10]), 2.5)
  assert.throws(() => median([]), /nothing/)
  const runs = [900, 700, 800].map((lcp, run) => ({ ...figures, lcp, tbt: run }))
  assert.deepEqual(medians(runs), { ...figures, lcp: 800, tbt: 1 })
})

test('figures are read from a Lighthouse result', () => {
  const items = [
    { resourceType: 'Image', transferSize: 400 },
    { resourceType: 'Image', transferSize: 600 },
    { resourceType: 'Script', transferSize: 50 },
  ]
  const found = figuresOf({
    categories: { accessibility: { score: 0.96 } },
    audits: {
      'largest-contentful-paint': { numericValue: 812.5 },
      'network-requests': { details: { items } },
    },
  })
  assert.deepEqual([found.accessibility, found.lcp, found.pictureBytes, found.requests], [96, 812.5, 1000, 3])
})

test('inline scripts that run are counted, data is not', () => {
  const html =
    '<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script><script type="module">c()</script>'
  assert.equal(inlineScripts(html), 'a()\nc()')
})

test('a table sets figures right and keeps bars inside cells; what was not measured is a dash', () => {
  const rows = [
    ['ours', figure(5245)],
    ['a|b', figure(undefined)],
  ]
  assert.equal(
    table(['Site', 'Bytes'], rows),
    '| Site | Bytes |\n| --- | --: |\n| ours | 5,245 |\n| a\\|b | – |',
  )
})

const markdown = (main: string) =>
  toMarkdown(`<body><header>Menu</header><main>${main}</main></body>`, (picture) => `.${picture}`)

test('a page keeps its headings, stress, links, lists and tables as Markdown', () => {
  const { body } = markdown(
    '<h2 id="a">Wood</h2><p>It <em>may</em> rot at <a href="/history#rome">the ground</a>.</p><ol><li>Dig</li></ol><table class="x"><tbody><tr><th scope="row">6 ft</th></tr></tbody></table>',
  )
  assert.equal(
    body,
    '## Wood\n\nIt *may* rot at [the ground](/history#rome).\n\n1.  Dig\n\n<table><tbody><tr><th>6 ft</th></tr></tbody></table>\n',
  )
})

test('a picture is its fallback file where the generator wants it; a card links its heading', () => {
  const { body, pictures } = markdown(
    '<a href="/oak"><picture><source srcset="/pictures/oak-400.avif"><img src="/pictures/oak-736.webp" alt="Oak"></picture><h3>Oak</h3></a>',
  )
  assert.equal(body, '![Oak](./pictures/oak-736.webp)\n\n### [Oak](/oak)\n')
  assert.deepEqual(pictures, ['/pictures/oak-736.webp'])
})

test('controls and menus are left out, closed tabs are not, and what Markdown would act on is escaped', () => {
  const { body } = markdown(
    '<nav>Contents</nav><form><input></form><p hidden>Ad</p><div hidden="until-found">{{ x }} &lt;b&gt; a_b</div>',
  )
  assert.equal(body, '&#123;&#123; x }} &lt;b> a\\_b\n')
})

test('front matter survives quotes and colons', () => {
  assert.equal(frontMatter({ title: 'Fences: "old"' }), '---\ntitle: "Fences: \\"old\\""\n---\n\n')
})

const grown = (guides: number, changes: Partial<Grown> = {}): Grown => ({
  guides,
  pages: 18 + guides,
  coldSeconds: 60,
  warmSeconds: 20,
  memory: 1.2e9,
  html: { '/': 10_000, '/history': 19_000 },
  search: { first: 18_000, heaviest: 37_000, files: 2 },
  out: { files: 300, bytes: 2e7 },
  ...changes,
})

test('a site that grows may take a tenth of a second a page, and add nothing to other pages', () => {
  assert.equal(misses(growthBudgets([grown(0), grown(100)])), false)
  assert.equal(misses(growthBudgets([grown(0), grown(100, { warmSeconds: 27 })])), true)
  const heavier = growthBudgets([grown(0), grown(100, { html: { '/': 10_010, '/history': 19_500 } })])
  const page = find(heavier, /any other page/)
  assert.deepEqual([page?.where, misses(heavier)], ['/history', true])
})

test('guides stand in families, each below a page of its own', () => {
  assert.deepEqual([1, 2, 25, 26, 27].map(addressOf), [
    '/guides-1',
    '/guides-1/guide-1',
    '/guides-1/guide-24',
    '/guides-2',
    '/guides-2/guide-1',
  ])
})

test('an interrupted run goes on where it was, and begins anew when it is told to', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kept-'))
  let measured = 0
  const measure = async () => ({ run: (measured += 1), missing: Number.NaN })
  const measureIn = async (again: boolean) => (await openKept('abc', again, folder))('slow', measure)

  assert.deepEqual(await measureIn(false), { run: 1, missing: Number.NaN })
  assert.deepEqual(await measureIn(false), { run: 1, missing: Number.NaN })
  assert.equal((await measureIn(true)).run, 2)
  await rm(folder, { recursive: true })
})

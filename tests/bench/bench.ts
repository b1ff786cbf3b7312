import { rm, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../lib/browser'
import { copyProject } from '../lib/copy-project'
import { fail, figure, measuredOn, table } from '../lib/report'
import { nginx, startPlainNginx } from '../lib/servers'
import { copySite, pages } from '../lib/site'
import { missingTools } from '../lib/tools'
import { measureGrowth } from './growth'
import { lighthouseVersion, prepareLighthouse, type Figures, type RunAudit } from './lighthouse'
import { buildPeer, peers } from './peers'
import {
  desktop,
  heaviestPicture,
  leaveAlone,
  median,
  oneBar,
  phone,
  readSlowly,
  readToFoot,
  searchOnce,
  slow4G,
  tap,
  touchCalculator,
} from './reader'
import { outputSize, pageSize, readPage, timed } from './sizes'

// `npm run bench`: what the site promises, measured; and the same content built by other generators, measured beside
// it. Takes half an hour on two cores. Let nothing else run meanwhile.

/** What must not be more than this. NaN, which stands for what could not be measured, is. */
type Budget = { name: string; value: number; unit: string; must: number; where?: string }
type Found = { words?: string; budgets: Budget[]; tables: string[] }
type Given = {
  routes: string[]
  runs: number
  guides: number[]
  browser: Browser
  audit: () => Promise<RunAudit>
}

const parts = {
  budgets: measureSite,
  peers: comparePeers,
  paint: measurePaint,
  slow: readAsSlowPhone,
  growth: grow,
}

const usage = `npm run bench -- [--only ${Object.keys(parts).join('|')}] [--routes /,/history] [--runs 3] [--guides 30,100,500]

  --only    one part; without it, all
  --routes  only these pages
  --runs    how often each timing is taken; its median counts
  --guides  with how many guides more the site is built

A run without --only and --routes writes tests/bench/results.md.`

const ours = 'Fence Wiki'
const comparedRoutes = ['/', '/types-of-fences', '/installation-maintenance', '/history']
/** Pages that stand for a service rather than for text, and may load scripts by themselves. */
const services = ['/radio', '/contact']

async function bench() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      guides: { type: 'string', default: '30,100,500' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const { only, routes: chosen } = values
  const due = Object.entries(parts).filter(([name]) => only === undefined || name === only)
  if (due.length === 0) throw new Error(`--only ${only}: must be one of ${Object.keys(parts).join(', ')}`)
  const [runs, ...guides] = [values.runs, ...values.guides.split(',')].map(Number)
  if (!runs || [runs, ...guides].some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`--runs ${values.runs} --guides ${values.guides}: must be whole numbers`)
  const routes = pages
    .map((page): string => page.path)
    .filter((path) => !chosen || chosen.split(',').includes(path))
  if (routes.length === 0) throw new Error(`--routes ${chosen}: the site has none of them`)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: name one in CHROMIUM_PATH')
  if (missingTools(['nginx-light']).length > 0)
    throw new Error('There is no nginx to serve the sites with. On Debian: apt install nginx-light')

  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const sections: string[] = []
  let isMissed = false
  try {
    for (const [name, measure] of due) {
      console.log(`Measuring ${name} ...`)
      const given = { routes, runs, guides, browser, audit: () => prepareLighthouse(executablePath) }
      const { words, budgets, tables } = await measure(given)
      isMissed ||= budgets.some(({ value, must }) => !(value <= must))
      sections.push(`## ${name}`, ...(words ? [words] : []), budgetTable(budgets), ...tables)
    }
  } finally {
    await browser.close()
  }
  const head = `${measuredOn(executablePath)}, Lighthouse ${lighthouseVersion}; medians of ${runs}.`
  const report = [
    '# Benchmark',
    'Written by `npm run bench`; README.md says how to read it.',
    head,
    ...sections,
  ]
  const text = `${report.join('\n\n')}\n`
  console.log(`\n${text}`)
  if (only === undefined && chosen === undefined) await writeFile('tests/bench/results.md', text)
  if (isMissed) process.exitCode = 1
}

const budgetTable = (budgets: readonly Budget[]) =>
  table(
    ['Promise', 'Measured', 'At most', '', 'Where'],
    budgets.map(({ name, value, unit, must, where = '' }) => [
      name,
      `${figure(value, 2)} ${unit}`,
      `${figure(must, 2)} ${unit}`,
      value <= must ? '✓' : '✗ MISSED',
      where,
    ]),
  )

/** The page with the highest figure. */
function worst<Page extends { route: string }>(
  rows: readonly Page[],
  name: string,
  unit: string,
  must: number,
  value: (page: Page) => number,
): Budget {
  const height = (page: Page) => (Number.isNaN(value(page)) ? Infinity : value(page))
  const [highest] = rows.toSorted((a, b) => height(b) - height(a))
  return { name, unit, must, value: highest ? value(highest) : NaN, where: highest?.route }
}

type SiteRow = {
  route: string
  figures: Figures
  size: Awaited<ReturnType<typeof pageSize>>
  untouched: Awaited<ReturnType<typeof leaveAlone>>
  read: Awaited<ReturnType<typeof readToFoot>>
  wide: Awaited<ReturnType<typeof readToFoot>>
}

async function measureSite({ routes, runs, browser, audit: prepare }: Given): Promise<Found> {
  const audit = await prepare()
  const server = await startPlainNginx('out')
  const address = `http://127.0.0.1:${server.port}`
  const copy = await copyProject()
  try {
    const rows: SiteRow[] = []
    for (const route of routes) {
      console.log(`  ${route}`)
      rows.push({
        route,
        figures: await audit(address + route, runs),
        size: await pageSize('out', route),
        untouched: await leaveAlone(browser, address + route),
        read: await readToFoot(browser, address + route, phone),
        wide: await readToFoot(browser, address + route, desktop),
      })
    }
    const texts = rows.filter(({ route }) => !services.includes(route))
    const openings: Budget[] = []
    for (const dialog of ['menu', 'search'])
      openings.push({
        name: `A tap on ${dialog} to its paint, slow 4G`,
        unit: 'ms',
        must: 100,
        value: await median(runs, () => tap(browser, `${address}/`, dialog, slow4G, 'load')),
      })
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
    const fonts = await outputSize('out', /\.(?:woff2?|ttf|otf)$/)
    const search = await searchOnce(browser, `${address}/`)
    const budgets = [
      worst(texts, 'Script before the first touch, gzip', 'KB', 2, (row) => row.untouched.scripts / 1e3),
      worst(rows, 'HTML, gzip, heaviest page', 'KB', 22, ({ size }) => size.html / 1e3),
      ...scores.map((name) =>
        worst(rows, `Missing to 100: ${name}`, '', 0, ({ figures }) => 100 - figures[name]),
      ),
      worst(rows, 'CLS to the foot, 412 px', '', 0, ({ read }) => Math.round(read.shift * 1e3) / 1e3),
      worst(rows, 'CLS to the foot, 1280 px', '', 0, ({ wide }) => Math.round(wide.shift * 1e3) / 1e3),
      worst(texts, 'TBT', 'ms', 10, ({ figures }) => figures.tbt),
      worst(rows, 'LCP picture at 412 px', 'KB', 40, ({ untouched }) => untouched.largest / 1e3),
      { name: 'Web fonts in all', unit: 'KB', must: 25, value: fonts.bytes / 1e3 },
      ...openings,
      { name: 'A first search, brotli', unit: 'KB', must: 105, value: search / 1e3 },
      { name: 'next build, pictures cached', unit: 's', must: 20, value: (await timed(copy)).seconds },
    ]
    const everyPage = table(
      [
        'Page',
        'FCP ms',
        'LCP ms',
        'TBT ms',
        'Bytes',
        'to the foot',
        'Script, gzip',
        'HTML, gzip',
        'its words',
      ],
      rows.map(({ route, figures, size, untouched, read }) => [
        route,
        ...[figures.fcp, figures.lcp, figures.tbt, figures.bytes, read.bytes].map((value) => figure(value)),
        ...[untouched.scripts, size.html, size.words].map((value) => figure(value)),
      ]),
    )
    return { budgets, tables: [everyPage] }
  } finally {
    await server.stop()
    await rm(copy, { recursive: true })
  }
}

/** Our pages, and the same as other generators build them, each site behind an nginx of its own. */
async function serveBeside(others: readonly (typeof peers)[keyof typeof peers][]) {
  const exported = await Promise.all(
    pages.map(async ({ path }) => ({ route: path, html: await readPage('out', path) })),
  )
  const sites = [{ site: ours, folder: 'out', seconds: NaN }]
  for (const peer of others) {
    console.log(`  building with ${peer.name}`)
    const built = await buildPeer(peer, exported, 'out').catch(fail)
    if (built) sites.push({ site: peer.name, ...built })
  }
  const servers = await Promise.all(sites.map(({ folder }) => startPlainNginx(folder)))
  const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  return {
    sites: sites.map((built, index) => ({ ...built, address: addresses[index] ?? '' })),
    stop: () => Promise.all(servers.map(({ stop }) => stop())),
  }
}

/** Ours to theirs, on every page that both have. */
function ratios<Row extends { site: string; route: string }>(
  rows: readonly Row[],
  peer: string,
  name: string,
  must: number,
  value: (row: Row) => number,
): Budget {
  const own = rows.filter(({ site }) => site === ours)
  const other = (route: string) => rows.find((row) => row.site === peer && row.route === route)
  return worst(own, `Ours to ${peer}: ${name}`, '×', must, (row) => {
    const theirs = other(row.route)
    return theirs ? value(row) / value(theirs) : NaN
  })
}

type PeerRow = Figures & { site: string; route: string }

async function comparePeers({ routes, runs, audit: prepare }: Given): Promise<Found> {
  const audit = await prepare()
  const { sites, stop } = await serveBeside(Object.values(peers))
  const rows: PeerRow[] = []
  try {
    for (const route of comparedRoutes.filter((route) => routes.includes(route)))
      for (const { site, address } of sites)
        rows.push({ site, route, ...(await audit(address + route, runs)) })
  } finally {
    await stop()
  }
  const { name } = peers.starlight
  const budgets = [
    ratios(rows, name, 'bytes', 0.99, ({ bytes }) => bytes),
    ratios(rows, name, 'bytes without pictures', 0.99, ({ bytes, pictures }) => bytes - pictures),
    ratios(rows, name, 'LCP', 0.99, ({ lcp }) => lcp),
  ]
  const loading = table(
    [
      'Page',
      'Site',
      'Bytes',
      'Without pictures',
      'Script',
      'Requests',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'Score',
    ],
    rows.map((row) => [
      row.route,
      row.site,
      ...[row.bytes, row.bytes - row.pictures, row.scripts, row.requests].map((value) => figure(value)),
      ...[row.fcp, row.lcp, row.tbt, row.performance].map((value) => figure(value)),
    ]),
  )
  const builds = table(
    ['Site', 'Build, cold'],
    sites.map(({ site, seconds }) => [site, `${figure(seconds, 1)} s`]),
  )
  const setups = Object.values(peers).map(({ name, setup }) => `- **${name}**: ${setup}.`)
  return { words: setups.join('\n'), budgets, tables: [loading, builds] }
}

type Slow = Awaited<ReturnType<typeof readSlowly>> & { site: string; route: string }

const slowTable = (rows: readonly Slow[]) =>
  table(
    ['Page', 'Site', 'First words', 'LCP', 'All loaded', 'Bytes'],
    rows.map(({ route, site, words, largest, loaded, bytes }) => [
      route,
      site,
      ...[words, largest, loaded].map((time) => `${figure(time / 1e3, 2)} s`),
      figure(bytes),
    ]),
  )

/** Ours beside a bare Hugo page, which has no theme, no font and no script. */
async function measurePaint({ routes, runs, browser }: Given): Promise<Found> {
  const { sites, stop } = await serveBeside([peers.hugo])
  const rows: Slow[] = []
  try {
    for (const route of comparedRoutes.filter((route) => routes.includes(route)))
      for (const { site, address } of sites)
        rows.push({ site, route, ...(await readSlowly(browser, address + route, slow4G, runs)) })
  } finally {
    await stop()
  }
  const { name } = peers.hugo
  return {
    words:
      'Slow 4G (150 ms, 1.6 Mbit/s) and a quarter of this processor, both applied; nothing in the cache.',
    budgets: [
      ratios(rows, name, 'first paint', 0.9, ({ words }) => words),
      ratios(rows, name, 'LCP', 0.9, ({ largest }) => largest),
    ],
    tables: [slowTable(rows)],
  }
}

async function readAsSlowPhone({ routes, runs, browser }: Given): Promise<Found> {
  const copy = await copySite()
  // Only our own recipes answer Save-Data.
  const server = await nginx.start({ site: copy })
  const address = `http://127.0.0.1:${server.port}`
  try {
    const rows: Slow[] = []
    const pictures = []
    for (const route of routes) {
      rows.push({ site: ours, route, ...(await readSlowly(browser, address + route, oneBar, runs)) })
      pictures.push({ route, bytes: await heaviestPicture(browser, address + route) })
    }
    const taps = []
    for (const route of comparedRoutes.filter((route) => routes.includes(route)))
      for (const dialog of ['menu', 'search'])
        taps.push({
          route: `${dialog} on ${route}`,
          value: await median(runs, () => tap(browser, address + route, dialog, oneBar, 'commit')),
        })
    const calculator = `${address}/fence-calculator`
    const answers = await median(runs, () => touchCalculator(browser, calculator))
    return {
      words: '400 kbit/s, 400 ms to and fro, a sixth of this processor, nothing in the cache.',
      budgets: [
        worst(rows, 'First words', 's', 3, ({ words }) => words / 1e3),
        worst(taps, 'A tap as soon as it is drawn', 'ms', 300, ({ value }) => value),
        { name: 'The fence calculator, after the first touch', unit: 's', must: 1, value: answers / 1e3 },
        worst(pictures, 'Save-Data: heaviest picture', 'KB', 20, ({ bytes }) => bytes / 1e3),
      ],
      tables: [slowTable(rows)],
    }
  } finally {
    await server.stop()
    await copy.remove()
  }
}

/** Bytes by which hashes and short class names alone make a page of another build differ. */
const noise = 64

async function grow({ guides }: Given): Promise<Found> {
  const base = await measureGrowth(0)
  const rows = [base]
  for (const count of guides) rows.push(await measureGrowth(count))
  const budgets = rows.slice(1).flatMap((grown): Budget[] => {
    const name = `${grown.guides} guides more`
    const added = Object.entries(grown.html).map(([route, bytes]) => ({
      route,
      bytes: bytes - (base.html[route] ?? NaN),
    }))
    return [
      { name: `${name}: next build`, unit: 's', must: 15 + 0.1 * grown.pages, value: grown.seconds },
      { name: `${name}: its memory`, unit: 'MB', must: 1500, value: grown.memory / 1e6 },
      worst(added, `${name}: any other page`, 'B', noise, ({ bytes }) => bytes),
      { name: `${name}: heaviest file of the search`, unit: 'KB', must: 64, value: grown.search / 1e3 },
    ]
  })
  const builds = table(
    ['Guides more', 'Pages', 'Build', 'Memory', 'Search', 'Output'],
    rows.map((grown) => [
      ...[grown.guides, grown.pages].map((value) => figure(value)),
      `${figure(grown.seconds, 1)} s`,
      `${figure(grown.memory / 1e6)} MB`,
      `${figure(grown.search / 1e3, 1)} KB`,
      `${figure(grown.out / 1e6, 1)} MB`,
    ]),
  )
  return {
    words:
      'Guides of eight sections, some 1,000 words each. Memory is that of all processes of the build at one time.',
    budgets,
    tables: [builds],
  }
}

await bench().catch(fail)

import { readFile, rm, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/browser.mjs'
import { copyProject } from '../lib/copy-project.mjs'
import { fail, figure, measuredOn, table } from '../lib/report'
import { nginx, startPlainNginx } from '../lib/servers.mjs'
import { copySite, pages } from '../lib/site.mjs'
import { missingTools } from '../lib/tools.mjs'
import { budgetsAgainst, budgetsOf, verdict, type Budget, type RouteFacts } from './budgets'
import { timed } from './build'
import { growthBudgets, growthTable, measureGrowth } from './growth'
import {
  desktop,
  launchBrowser,
  leaveAlone,
  measureOpening,
  measureSearch,
  phone,
  readToFoot,
} from './in-browser'
import { openKept } from './kept'
import { lighthouseVersion, medians, prepareLighthouse, type Figures, type RunAudit } from './lighthouse'
import { buildPeer, peers, type Built } from './peers'
import { outputSize, pageSize, readPage } from './sizes'
import { paintBudgets, readSlowly, slow4G, slowBudgets, slowTable, touchSlowly, type SlowPage } from './slow'

// `npm run bench`: what the site promises, measured; and the same content built by other generators, measured beside
// it. Takes half an hour on two cores. Let nothing else run meanwhile.

const parts = ['budgets', 'peers', 'paint', 'slow', 'growth'] as const

const usage = `npm run bench -- [--only ${parts.join('|')}] [--routes /,/history] [--runs 3] [--guides 30,100,500]

  --only    one part; without it, all
  --routes  only these pages
  --runs    how often each timing is taken; its median counts
  --guides  with how many guides more the site is built

A run that was interrupted goes on where it was, as long as the build is the same; --again begins anew.
A run without --only and --routes writes tests/bench/results.md.`

const ours = 'Fence Wiki'
/** The longest page with the planner. */
const plannerRoute = '/installation-maintenance/how-much'
/** Whose first paint and LCP are compared with a bare page's. */
const paintedRoutes = ['/', '/types-of-fences', '/history']
const comparedRoutes = ['/types-of-fences', '/installation-maintenance', '/history']

async function bench() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      guides: { type: 'string', default: '30,100,500' },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const { only, runs } = { only: values.only, runs: Number(values.runs) }
  if (only !== undefined && !parts.some((part) => part === only))
    throw new Error(`--only ${only}: must be one of ${parts.join(', ')}`)
  const guides = values.guides.split(',').map(Number)
  if (guides.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`--guides ${values.guides}: must be whole numbers`)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: must be a whole number`)
  const chosen = values.routes?.split(',')

  const browserPath = findBrowser()
  if (!browserPath) throw new Error('There is no Chromium: name one in CHROMIUM_PATH')
  if (missingTools(['nginx-light']).length > 0)
    throw new Error('There is no nginx to serve the sites with. On Debian: apt install nginx-light')
  const allRoutes: string[] = pages.map((page) => page.path)
  const routes = allRoutes.filter((route) => chosen === undefined || chosen.includes(route))
  if (routes.length === 0) throw new Error(`--routes ${values.routes}: content/guides/ has none of them`)

  const once = await openKept((await readFile('.next/built-from', 'utf8')).slice(0, 16), values.again)
  const isDue = (part: (typeof parts)[number]) => only === undefined || only === part
  const key = (part: string) => [part, runs, ...routes].join(' ')
  const audit = await prepareLighthouse(browserPath)
  const sections: string[] = []
  const budgets: Budget[] = []
  if (isDue('budgets')) {
    const builds = await once('builds', ourBuilds)
    const found = await once(key('budgets'), () => measureSite(routes, runs, browserPath, audit, builds.warm))
    budgets.push(...found.budgets)
    sections.push('## Budgets', budgetTable(found.budgets), '## Every page', routeTable(found.facts))
  }
  if (isDue('peers')) {
    const builds = await once('builds', ourBuilds)
    const compared = comparedRoutes.filter((route) => routes.includes(route))
    const found = await once(key('peers'), () => comparePeers(allRoutes, compared, runs, audit, builds))
    budgets.push(...found.budgets)
    const setups = Object.values(peers).map(({ name, setup }) => `- **${name}**: ${setup}.`)
    sections.push('## Other generators', setups.join('\n'), budgetTable(found.budgets))
    sections.push(comparisonTable(found.rows), buildTable(found.built))
  }

  if (isDue('paint')) {
    const painted = paintedRoutes.filter((route) => routes.includes(route))
    const rows = await once(key('paint'), () => measurePaint(painted, runs, browserPath))
    const own = paintBudgets(rows, ours, peers.hugo.name)
    budgets.push(...own)
    sections.push('## First paint', paintWords, budgetTable(own), slowTable(rows))
  }
  if (isDue('slow')) {
    const found = await once(key('slow'), () => measureSlowly(routes, runs, browserPath))
    const own = slowBudgets(
      found.rows.filter(({ site }) => site === ours),
      found.touches,
    )
    budgets.push(...own)
    sections.push('## Slow phones', slowWords, budgetTable(own), slowTable(found.rows))
  }
  if (isDue('growth')) {
    const rows = []
    for (const count of [0, ...guides])
      rows.push(await once(`growth ${count}`, () => measureGrowth(count, allRoutes)))
    const own = growthBudgets(rows)
    budgets.push(...own)
    sections.push('## Growth', growthWords, budgetTable(own), growthTable(rows))
  }

  const head = `${measuredOn(browserPath)}, Lighthouse ${lighthouseVersion}; medians of ${runs}.`
  const report = `# Benchmark\n\nWritten by \`npm run bench\`; do not edit. README.md beside it says how to read it.\n\n${head}\n\n${sections.join('\n\n')}\n`
  console.log(`\n${report}`)
  if (only === undefined && chosen === undefined) await writeFile('tests/bench/results.md', report)
  if (budgets.some((budget) => verdict(budget) === '✗ MISSED')) process.exitCode = 1
}

/** Seconds of `next build` in a copy: with all pictures to be encoded, and with everything cached. */
async function ourBuilds() {
  console.log('Building a copy, cold and warm ...')
  const folder = await copyProject({ withCaches: false })
  try {
    const build = () => timed(folder, ['node_modules/.bin/next', 'build'])
    return { cold: await build(), warm: await build() }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureSite(
  routes: readonly string[],
  runs: number,
  browserPath: string,
  audit: RunAudit,
  buildSeconds: number,
) {
  const server = await startPlainNginx('out')
  const browser = await launchBrowser(browserPath)
  try {
    const address = `http://127.0.0.1:${server.port}`
    const facts: RouteFacts[] = []
    for (const route of routes) {
      console.log(`Measuring ${route} ...`)
      const audits: Figures[] = []
      for (let run = 0; run < runs; run += 1) audits.push(await audit(address + route, 'all'))
      facts.push({
        route,
        figures: medians(audits),
        size: await pageSize('out', route),
        untouched: await leaveAlone(browser, address + route),
        phone: await readToFoot(browser, address + route, phone),
        desktop: await readToFoot(browser, address + route, desktop),
      })
    }
    const heaviest = facts.toSorted((a, b) => b.size.html - a.size.html)[0]?.route ?? '/'
    const openings: Record<string, number> = {}
    for (const route of new Set(['/', heaviest])) {
      for (const dialog of ['menu', 'search'] as const) {
        const { painted, hydrated } = await measureOpening(browser, address + route, dialog, runs)
        openings[`${dialog} on ${route}${hydrated ? ' (React loaded)' : ''}`] = painted
      }
    }
    const search = await measureSearch(browser, `${address}/`)
    const { bytes: fontBytes } = await outputSize('out', /\.(?:woff2?|ttf|otf)$/)
    const searchBytes = search.index + search.code
    return { facts, budgets: budgetsOf(facts, { fontBytes, searchBytes, openings, buildSeconds }) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const slowWords =
  '400 kbit/s, 400 ms to and fro, a sixth of this processor, nothing in the cache. The words, pictures and server are the same for all.'

const growthWords =
  'Guides of eight sections, some 1,000 words each, added as an operator adds them. Pictures are encoded before. Memory is resident, of all processes of the warm build at one time; what they share counts for each. The bytes that most are added to are of any page that was there before, after brotli.'

/** Every page on a slow phone, ours and, where they have it, those of the fastest peers. */
async function measureSlowly(routes: readonly string[], runs: number, browserPath: string) {
  const servers = await serveBeside([peers.starlight, peers.hugo])
  // Only our own recipes answer Save-Data.
  const copy = await copySite()
  const behindRecipe = await nginx.start({ site: copy })
  const browser = await launchBrowser(browserPath)
  try {
    const rows: SlowPage[] = []
    for (const route of routes) {
      console.log(`Reading ${route} slowly ...`)
      const compared = servers.filter(({ site }) => site === ours || comparedRoutes.includes(route))
      rows.push(...(await readSlowly(browser, compared, route, runs)))
    }
    const address = `${servers[0]?.address}`
    const tapped = routes.filter((route) => route === '/' || comparedRoutes.includes(route))
    const recipe = `http://127.0.0.1:${behindRecipe.port}`
    const touched = { routes, tapped, planner: plannerRoute, runs, recipe }
    return { rows, touches: await touchSlowly(browser, address, touched) }
  } finally {
    await browser.close()
    await behindRecipe.stop()
    await copy.remove()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

const paintWords =
  'Lighthouse’s slow 4G (150 ms, 1.6 Mbit/s) and a quarter of this processor, both applied: its own figures are computed, and do not show what holds a paint. All sites in turns, nothing in the cache.'

/** Ours beside a bare Hugo page, which has no theme, no font and no script. */
async function measurePaint(routes: readonly string[], runs: number, browserPath: string) {
  const servers = await serveBeside([peers.hugo])
  const browser = await launchBrowser(browserPath)
  try {
    const rows: SlowPage[] = []
    for (const route of routes) rows.push(...(await readSlowly(browser, servers, route, runs, slow4G)))
    return rows
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

/** Our pages and the same as other generators build them, each site behind an nginx of its own. */
async function serveBeside(others: readonly (typeof peers)[keyof typeof peers][]) {
  const exported = await Promise.all(
    pages.map(async ({ path }) => ({ route: path, html: await readPage('out', path) })),
  )
  const served = [{ site: ours, folder: 'out' }]
  for (const peer of others) {
    const { folder } = await buildPeer(peer, exported, 'out')
    if (folder) served.push({ site: peer.name, folder })
  }
  return Promise.all(
    served.map(async ({ site, folder }) => {
      const { port, stop } = await startPlainNginx(folder)
      return { site, address: `http://127.0.0.1:${port}`, stop }
    }),
  )
}

type Compared = { site: string; route: string; figures: Figures }

async function comparePeers(
  allRoutes: readonly string[],
  routes: readonly string[],
  runs: number,
  audit: RunAudit,
  builds: { cold: number; warm: number },
) {
  const exported = await Promise.all(
    allRoutes.map(async (route) => ({ route, html: await readPage('out', route) })),
  )
  const built: Built[] = [{ site: ours, ...builds, ...(await outputSize('out')) }]
  const served = [{ site: ours, folder: 'out' }]
  for (const peer of Object.values(peers)) {
    const result = await buildPeer(peer, exported, 'out')
    built.push(result.built)
    if (result.folder) served.push({ site: peer.name, folder: result.folder })
  }

  const rows: Compared[] = []
  const servers = await Promise.all(
    served.map(async ({ site, folder }) => ({ site, server: await startPlainNginx(folder) })),
  )
  try {
    for (const route of routes) {
      console.log(`Comparing ${route} ...`)
      const runsOf = new Map(servers.map(({ site }): [string, Figures[]] => [site, []]))
      // In turns, so that a busy minute of the machine affects all of them.
      for (let run = 0; run < runs; run += 1)
        for (const { site, server } of servers)
          runsOf.get(site)?.push(await audit(`http://127.0.0.1:${server.port}${route}`, 'loading'))
      for (const [site, found] of runsOf) rows.push({ site, route, figures: medians(found) })
    }
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()))
  }
  const of = (name: string) => rows.filter(({ site }) => site === name)
  // Hugo with a bare theme shows how little is possible; it is no rival.
  const rivals = [peers.starlight, peers.vitepress, peers.docusaurus]
  return { rows, built, budgets: rivals.flatMap(({ name }) => budgetsAgainst(name, of(ours), of(name))) }
}

function budgetTable(budgets: readonly Budget[]): string {
  return table(
    ['Promise', 'Measured', 'Must', 'Aim', 'Verdict', 'Where'],
    budgets.map((budget) => {
      const { name, value, unit, must, aim, atLeast, where } = budget
      const decimals = unit === '×' ? 2 : unit === '' ? 3 : 1
      const mark = (limit: number) => `${atLeast ? '≥' : '≤'} ${figure(limit, 2)} ${unit}`.trim()
      return [
        name,
        `${figure(value, decimals)} ${unit}`.trim(),
        mark(must),
        mark(aim),
        verdict(budget),
        where ?? '',
      ]
    }),
  )
}

const routeTable = (facts: readonly RouteFacts[]) =>
  table(
    [
      'Page',
      'Scores',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'Bytes',
      'Bytes to the foot',
      'Script, gzip',
      'HTML, gzip',
      'its words',
    ],
    facts.map(({ route, figures, size, untouched, phone }) => [
      route,
      `${figures.performance} ${figures.accessibility} ${figures.bestPractices} ${figures.seo}`,
      ...[figures.fcp, figures.lcp, figures.tbt, figures.bytes, phone.bytes].map((value) => figure(value)),
      ...[untouched.scripts, size.html, size.words].map((value) => figure(value)),
    ]),
  )

const comparisonTable = (rows: readonly Compared[]) =>
  table(
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
      'CLS',
      'Performance',
    ],
    rows.map(({ site, route, figures }) => [
      route,
      site,
      figure(figures.bytes),
      figure(figures.bytes - figures.pictureBytes),
      ...[figures.scriptBytes, figures.requests, figures.fcp, figures.lcp, figures.tbt].map((value) =>
        figure(value),
      ),
      figure(figures.cls, 3),
      figure(figures.performance),
    ]),
  )

const buildTable = (built: readonly Built[]) =>
  table(
    ['Site', 'Build, cold', 'Build, warm', 'Output', 'Files', 'Note'],
    built.map(({ site, cold, warm, bytes, files, error }) => [
      site,
      `${figure(cold, 1)} s`,
      `${figure(warm, 1)} s`,
      `${figure(bytes && bytes / 1e6, 1)} MB`,
      figure(files),
      error ?? '',
    ]),
  )

await bench().catch(fail)

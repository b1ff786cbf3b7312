import { rm, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/browser.mjs'
import { copyProject } from '../lib/copy-project.mjs'
import { fail, figure, measuredOn, table } from '../lib/report'
import { startPlainNginx } from '../lib/servers.mjs'
import { pages } from '../lib/site.mjs'
import { missingTools } from '../lib/tools.mjs'
import { budgetsAgainst, budgetsOf, verdict, type Budget, type RouteFacts } from './budgets'
import { timed } from './build'
import {
  desktop,
  launchBrowser,
  leaveAlone,
  measureOpening,
  measureSearch,
  phone,
  readToFoot,
} from './in-browser'
import { lighthouseVersion, medians, prepareLighthouse, type Figures, type RunAudit } from './lighthouse'
import { buildPeer, peers, type Built } from './peers'
import { outputSize, pageSize, readPage } from './sizes'

// `npm run bench`: what the site promises, measured; and the same content built by other generators, measured beside
// it. Takes half an hour on two cores. Let nothing else run meanwhile.

const usage = `npm run bench -- [--only budgets|peers] [--routes /,/history] [--runs 3]

  --only    one part; without it, both
  --routes  only these pages
  --runs    how often each timing is taken; its median counts

A run without --only and --routes writes tests/bench/results.md.`

const ours = 'Fence Wiki'
const comparedRoutes = ['/types-of-fences', '/installation-maintenance', '/history']

async function bench() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const { only, runs } = { only: values.only, runs: Number(values.runs) }
  if (only !== undefined && only !== 'budgets' && only !== 'peers')
    throw new Error(`--only ${only}: must be budgets or peers`)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: must be a whole number`)
  const chosen = values.routes?.split(',')

  const browserPath = findBrowser()
  if (!browserPath) throw new Error('There is no Chromium: name one in CHROMIUM_PATH')
  if (missingTools(['nginx-light']).length > 0)
    throw new Error('There is no nginx to serve the sites with. On Debian: apt install nginx-light')
  const allRoutes = pages.map((page) => page.path)
  const routes = allRoutes.filter((route) => chosen === undefined || chosen.includes(route))
  if (routes.length === 0) throw new Error(`--routes ${values.routes}: content/pages.json has none of them`)

  const audit = await prepareLighthouse(browserPath)
  const builds = await ourBuilds()
  const sections: string[] = []
  const budgets: Budget[] = []
  if (only !== 'peers') {
    const found = await measureSite(routes, runs, browserPath, audit, builds.warm)
    budgets.push(...found.budgets)
    sections.push('## Budgets', budgetTable(found.budgets), '## Every page', routeTable(found.facts))
  }
  if (only !== 'budgets') {
    const compared = comparedRoutes.filter((route) => routes.includes(route))
    const found = await comparePeers(allRoutes, compared, runs, audit, builds)
    budgets.push(...found.budgets)
    const setups = Object.values(peers).map(({ name, setup }) => `- **${name}**: ${setup}.`)
    sections.push('## Other generators', setups.join('\n'), budgetTable(found.budgets))
    sections.push(comparisonTable(found.rows), buildTable(found.built))
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
  const folder = await copyProject({ checkTypes: true, pictures: false })
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

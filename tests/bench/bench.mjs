import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isBuildCurrent } from '../../delivery/build/built-from'
import { ensureBrowser } from '../lib/browser.mjs'
import { comparePeers, ourName, peers } from './compare.mjs'
import { grownRoutes, measureGrowth } from './growth.mjs'
import { lighthouseVersion, prepareLighthouse } from './lighthouse.mjs'
import { commit, describeMachine } from './machine.mjs'
import { measureSite } from './measure-site.mjs'
import { ensureNginx, startNginx } from './nginx.mjs'
import { readOptions, usage } from './options.mjs'
import { buildNext, copyProject } from './project-copy.mjs'
import {
  budgetTable,
  buildTable,
  comparisonTable,
  growthTable,
  mergeSections,
  routeTable,
} from './report.mjs'
import { missesMust } from './verdict.mjs'

// `npm run bench`: what the site promises, measured; the same content built by others, measured beside it; and
// both with ten and a hundred times the content. Takes the better part of an hour on two cores. Let nothing else
// run meanwhile: its timings are those of the machine.

const out = 'out'
const results = fileURLToPath(new URL('results.md', import.meta.url))
const port = Number(process.env['BENCH_PORT'] ?? 4600)
const comparedRoutes = ['/types-of-fences', '/installation-maintenance', '/history']
const headings = { budgets: 'Budgets', peers: 'Peers', growth: 'Growth' }

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exitCode = await bench(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<number>} the exit code: 1 when a promise is broken
 */
async function bench({ parts, routes, runs, factors }) {
  if (!existsSync(path.join(out, 'index.html'))) {
    console.log('There is no out/ yet: building it ...')
    await buildNext('.')
  }
  // Its figures would be filed under this commit.
  if (!(await isBuildCurrent('.')))
    throw new Error('out/ was built from other files than these. Build it again: npm run build')
  const browserPath = ensureBrowser()
  if (!browserPath) throw new Error('No Chromium: name one in CHROMIUM_PATH')
  ensureNginx()
  const audit = await prepareLighthouse(browserPath)
  const { pages, aliases } = await readRoutes()
  const measured = [...pages, ...aliases].filter((route) => routes === undefined || routes.includes(route))
  if (measured.length === 0)
    throw new Error(`--routes ${routes?.join(',')}: content/pages.json has none of them`)

  const buildSeconds =
    parts.includes('budgets') || parts.includes('peers') ? await ourBuildSeconds() : { cold: 0, warm: 0 }

  const head = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}. ${describeMachine(browserPath)}, Lighthouse ${lighthouseVersion}; medians of ${runs}.`
  /** @type {Record<string, string>} */
  const sections = {}
  /** @type {import('./verdict.mjs').Budget[]} */
  const budgets = []

  if (parts.includes('budgets')) {
    const nginx = await startNginx([{ name: ourName, folder: out }], port)
    try {
      const address = nginx.address(ourName)
      const site = await measureSite({
        out,
        address,
        routes: measured,
        runs,
        browserPath,
        audit,
        buildSeconds,
      })
      budgets.push(...site.budgets)
      sections[headings.budgets] = budgetSection(head, site)
    } finally {
      await nginx.stop()
    }
  }
  if (parts.includes('peers')) {
    const found = await comparePeers({
      out,
      allRoutes: pages,
      routes: comparedRoutes,
      runs,
      port,
      audit,
      buildSeconds,
    })
    budgets.push(...found.budgets)
    sections[headings.peers] = peerSection(head, found)
  }
  if (parts.includes('growth')) {
    const rows = await measureGrowth({ allRoutes: pages, runs, port, audit, factors })
    sections[headings.growth] = growthSection(head, rows)
  }

  for (const [heading, body] of Object.entries(sections)) console.log(`\n## ${heading}\n\n${body}`)
  // A run over some pages only would pass for the whole.
  if (routes === undefined) await save(sections)
  return missesMust(budgets) ? 1 : 0
}

/** @param {Readonly<Record<string, string>>} sections */
async function save(sections) {
  const former = existsSync(results) ? await readFile(results, 'utf8') : ''
  await writeFile(results, mergeSections(former, sections, Object.values(headings)))
  console.log(`\nWritten to ${path.relative('.', results)}`)
}

/** Seconds of `next build` from nothing, pictures and all, and again with everything cached. In a copy, so that out/ stays. */
async function ourBuildSeconds() {
  console.log('Building a copy, cold and warm ...')
  const copy = await copyProject({ pictures: 'cold' })
  try {
    return { cold: await buildNext(copy.folder), warm: await buildNext(copy.folder) }
  } finally {
    await copy.remove()
  }
}

/** The routes of content/pages.json, and the second addresses of some. */
async function readRoutes() {
  const registry = JSON.parse(await readFile('content/pages.json', 'utf8'))
  return {
    pages: Object.keys(registry.pages),
    aliases: Object.keys(registry.aliases),
  }
}

/**
 * @param {string} head
 * @param {Awaited<ReturnType<typeof measureSite>>} site
 */
function budgetSection(head, { facts, site, budgets }) {
  const faults = facts.flatMap(({ route, audit }) => audit.faults.map((fault) => `- ${route}: ${fault}`))
  return [
    head,
    budgetTable(budgets),
    `KB are 1,000 bytes. Of several pages, the one that does worst is named. HTML and scripts are counted after gzip -9, the search after brotli 11 (library ${site.search?.library ?? '–'} bytes, index ${site.search?.index ?? '–'} bytes). A cold build takes ${site.buildSeconds.cold.toFixed(1)} s. The design asked for at most 22 KB of HTML on every page, words included: more than the words and addresses of the longest pages take without a single tag. What is not words may take 17 KB, the room that those 22 KB left to a page of 1,500 words.`,
    '### Every page',
    routeTable(facts),
    'Scores: performance, accessibility, best practices, SEO. "Script untouched" is all script, inline too, that a phone loads in 5 s without a touch.',
    ...(faults.length > 0 ? ['What Lighthouse takes points off for:', faults.join('\n')] : []),
  ].join('\n\n')
}

/**
 * @param {string} head
 * @param {Awaited<ReturnType<typeof comparePeers>>} found
 */
function peerSection(head, { rows, built, budgets }) {
  return [
    head,
    'The same headings, paragraphs, lists, tables, links and pictures (our WebP of 736 px), turned into Markdown from our pages. Our drawings are part of our pages only, and so are player, forms and popup.',
    peers.map(({ name, setup }) => `- **${name}**: ${setup}.`).join('\n'),
    budgetTable(budgets),
    comparisonTable(rows),
    buildTable(built),
    'Whatever a build compressed ahead is sent as it is (only ours does that), all else at nginx’s gzip level 6. Output leaves out files that were compressed ahead. Ours holds every picture in several widths and two formats; the others hold one.',
  ].join('\n\n')
}

/**
 * @param {string} head
 * @param {readonly import('./report.mjs').Grown[]} rows
 */
function growthSection(head, rows) {
  return [
    head,
    'Books, eras of the history and sections of the legal pages, each with a number of its own. A page is not split as it grows. Copies compress better than new words would: the bytes flatter every site alike.',
    growthTable(rows, grownRoutes),
  ].join('\n\n')
}

import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/browser.mjs'
import { fail, figure, measuredOn, table } from '../lib/report'
import { apache, caddy, nginx, preview, serve, type Given, type Host } from '../lib/servers.mjs'
import { copySite, pages } from '../lib/site.mjs'
import { missingTools } from '../lib/tools.mjs'
import { addressMix, loadPages } from './pages'
import { brokenPromises, type PagesRow, type RadioRow } from './promises'
import { loadRadio } from './radio'

// `npm run load`: how much real servers carry with our recipes. Takes six minutes; let nothing else run meanwhile. An
// error under nginx or a listener dropped ends it with status 1.

const usage = `npm run load -- [--only pages|radio] [--seconds 60] [--listeners 200] [--radio-seconds 30]

  --only           one part; without it, both, and tests/load/results.md is written
  --seconds        how long each server is asked for pages
  --listeners      how many listen to the radio at the same time
  --radio-seconds  how long they listen`

/** Debian lets Apache have 150 threads, and it keeps one for each listener: an operator has to ask for more. */
const moreThreads: Given['edits'] = [
  ['max=16', 'max=25'],
  ['<VirtualHost', 'MaxRequestWorkers 400\n<VirtualHost'],
]
const radioServers: readonly { host: Host; name?: string; edits?: Given['edits']; mayRefuse?: boolean }[] = [
  { host: nginx },
  { host: caddy },
  { host: apache, name: 'Apache, 400 threads', edits: moreThreads },
  { host: apache, name: 'Apache, as Debian sets it', mayRefuse: true },
  { host: preview },
]

async function measure() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      listeners: { type: 'string', default: '200' },
      'radio-seconds': { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const { only } = values
  if (only !== undefined && only !== 'pages' && only !== 'radio')
    throw new Error(`--only ${only}: must be pages or radio`)
  const count = (name: 'seconds' | 'listeners' | 'radio-seconds') => {
    const number = Number(values[name])
    if (Number.isInteger(number) && number > 0) return number
    throw new Error(`--${name} ${values[name]}: must be a whole number`)
  }
  const [seconds, listeners, radioSeconds] = [count('seconds'), count('listeners'), count('radio-seconds')]
  if (process.platform !== 'linux')
    throw new Error('npm run load needs Linux: it reads /proc and binds addresses such as 127.1.0.1')
  const missing = missingTools(['nginx-light', 'caddy', 'apache2', 'icecast2', 'ffmpeg', 'wrk', 'serve'])
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')}. \`npm test -- --all\` installs them.`)

  const site = await copySite()
  const pageRows: PagesRow[] = []
  const radioRows: RadioRow[] = []
  try {
    const routes = pages.map((page) => page.path)
    const addresses = await addressMix(site.out, routes)
    for (const { name, start } of only === 'radio' ? [] : [nginx, preview, serve]) {
      console.log(`${name}: pages for ${seconds} s ...`)
      const server = await start({ site })
      pageRows.push({ name, ...(await loadPages(server.port, addresses, seconds).finally(server.stop)) })
    }
    for (const { host, name = host.name, edits, mayRefuse = false } of only === 'pages' ? [] : radioServers) {
      console.log(`${name}: ${listeners} listeners for ${radioSeconds} s ...`)
      const found = await loadRadio(host, { site, edits }, listeners, radioSeconds)
      radioRows.push({ name, mayRefuse, ...found })
    }
  } finally {
    await site.remove()
  }

  const report = `# Load

Written by \`npm run load\`; do not edit. README.md beside it says how to read it.

${measuredOn(findBrowser() ?? '')}.

## Pages

${pagesTable(pageRows)}

## Radio

${radioTable(radioRows)}
`
  console.log(`\n${report}`)
  if (only === undefined) await writeFile('tests/load/results.md', report)
  const broken = brokenPromises(pageRows, radioRows)
  for (const promise of broken) console.error(`✗ ${promise}`)
  if (broken.length > 0) process.exitCode = 1
}

const pagesTable = (rows: readonly PagesRow[]) =>
  table(
    ['Server', 'Requests/s', 'MB/s', 'p50 ms', 'p99 ms', 'Requests', 'Errors'],
    rows.map(({ name, requests, bytes, seconds, p50, p99, refused, broken }) => [
      name,
      figure(requests / seconds),
      figure(bytes / seconds / 1e6),
      figure(p50, 1),
      figure(p99, 1),
      figure(requests),
      figure(refused + broken),
    ]),
  )

const radioTable = (rows: readonly RadioRow[]) =>
  table(
    [
      'Server',
      'Asked',
      'Playing',
      'Refused',
      'Dropped',
      'Furthest behind, s',
      'Mbit/s',
      'CPU, % of a core',
      'KB each',
      'Icecast, KB each',
    ],
    rows.map((row) => [
      row.name,
      ...[row.asked, row.playing, row.refused, row.dropped.length].map((value) => figure(value)),
      ...[row.furthestBehind, (row.bytes * 8) / row.seconds / 1e6, row.cpuShare * 100].map((value) =>
        figure(value, 1),
      ),
      ...[row.serverMemory, row.icecastMemory].map((value) => figure(value / 1e3, 1)),
    ]),
  )

await measure().catch(fail)

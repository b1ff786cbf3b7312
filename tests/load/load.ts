import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { load } from 'cheerio'
import { usageOf } from '../bench/usage'
import { ask } from '../lib/ask'
import { findBrowser } from '../lib/browser'
import { startIcecast, startSource } from '../lib/icecast'
import { fail, figure, measuredOn, table } from '../lib/report'
import { apache, caddy, nginx, preview, serve, type Given, type Host } from '../lib/servers'
import { copySite, pages, type Fixture } from '../lib/site'
import { missingTools } from '../lib/tools'

// `npm run load`: how much real servers carry with our recipes. Takes six minutes; let nothing else run meanwhile. An
// error under nginx or a listener dropped ends it with status 1.

const usage = `npm run load -- [--seconds 60] [--listeners 200]

  --seconds    how long each server is asked for pages, and half of it for the radio
  --listeners  how many listen to the radio at the same time

Without either, it writes tests/load/results.md.`

/** Debian lets Apache have 150 threads, and it keeps one for each listener: an operator has to ask for more. */
const moreThreads: Given['edits'] = [
  ['max=16', 'max=25'],
  ['<VirtualHost', 'MaxRequestWorkers 400\n<VirtualHost'],
]
const radioServers: readonly { host: Host; name?: string; edits?: Given['edits'] }[] = [
  { host: nginx },
  { host: caddy },
  { host: apache, name: 'Apache, 400 threads', edits: moreThreads },
  { host: preview },
]
const acceptEncoding = 'br, gzip'

async function measure() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      listeners: { type: 'string', default: '200' },
      help: { type: 'boolean', default: false },
    },
  })
  const [seconds = NaN, listeners = NaN] = [values.seconds, values.listeners].map(Number)
  if (values.help || !(seconds >= 2 && listeners >= 1)) return console.log(usage)
  const radioSeconds = seconds / 2
  if (process.platform !== 'linux')
    throw new Error('npm run load needs Linux: it reads /proc and binds addresses such as 127.1.0.1')
  const missing = missingTools(['nginx-light', 'caddy', 'apache2', 'icecast2', 'ffmpeg', 'wrk', 'serve'])
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')}. \`npm test -- --all\` installs them.`)

  const site = await copySite()
  const pageRows: Awaited<ReturnType<typeof loadPages>>[] = []
  const radioRows: Awaited<ReturnType<typeof loadRadio>>[] = []
  try {
    for (const host of [nginx, preview, serve]) pageRows.push(await loadPages(host, site, seconds))
    for (const { host, name = host.name, edits } of radioServers)
      radioRows.push(await loadRadio(name, host, { site, edits }, listeners, radioSeconds))
  } finally {
    await site.remove()
  }
  const report = `# Load

Written by \`npm run load\`; do not edit. README.md beside it says how to read it.

${measuredOn(findBrowser() ?? '')}.

${table(
  ['Server', 'Requests/s', 'MB/s', 'p50 ms', 'p99 ms', 'Errors'],
  pageRows.map(({ name, requests, bytes, seconds, p50, p99, errors }) => [
    name,
    figure(requests / seconds),
    figure(bytes / seconds / 1e6),
    ...[p50, p99].map((time) => figure(time, 1)),
    figure(errors),
  ]),
)}

${table(
  ['Server', 'Listeners', 'Lost', 'Mbit/s', 'CPU, % of a core', 'KB each'],
  radioRows.map(({ name, lost, bytes, cpu, memory }) => [
    name,
    ...[listeners, lost].map((count) => figure(count)),
    ...[(bytes * 8) / radioSeconds / 1e6, cpu * 100, memory / 1e3].map((value) => figure(value, 1)),
  ]),
)}
`
  console.log(`\n${report}`)
  if (seconds === 60 && listeners === 200) await writeFile('tests/load/results.md', report)
  const faults = pageRows.filter(({ name, errors }) => name === nginx.name && errors > 0).length
  if (faults + radioRows.filter(({ lost }) => lost > 0).length > 0) process.exitCode = 1
}

/** Every page, and whatever a phone may fetch for the home page, as fast as the server answers. */
async function loadPages({ name, start }: Host, site: Fixture, seconds: number) {
  console.log(`${name}: pages for ${seconds} s ...`)
  const $ = load(await readFile(path.join(site.out, 'index.html'), 'utf8'))
  const files = $('link[href^="/"], script[src^="/"], img[src$=".svg"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  const addresses = [...new Set([...pages().map(({ path }) => path), ...files])]
  const server = await start({ site })
  try {
    // A 404 is served quickly and would flatter the server.
    for (const address of addresses) {
      const { status } = await ask(server.port, address, { headers: { 'Accept-Encoding': acceptEncoding } })
      if (status !== 200) throw new Error(`${address} answers ${status}`)
    }
    const { stdout } = await promisify(execFile)('wrk', [
      // Enough to keep two cores busy, and few enough that they wait for the server and not for each other.
      ...['--threads', '2', '--connections', '64', '--duration', `${seconds}s`],
      ...['--header', `Accept-Encoding: ${acceptEncoding}`, '--script', `${import.meta.dirname}/mix.lua`],
      ...[`http://127.0.0.1:${server.port}`, '--', ...addresses],
    ])
    const {
      refused,
      broken,
      ...found
    }: Record<'requests' | 'bytes' | 'seconds' | 'p50' | 'p99' | 'refused' | 'broken', number> = JSON.parse(
      stdout.trim().split('\n').at(-1) ?? '',
    )
    return { name, ...found, errors: refused + broken }
  } finally {
    await server.stop()
  }
}

/** Lets many hear a real Icecast through a server for a while. */
async function loadRadio(name: string, host: Host, given: Given, listeners: number, seconds: number) {
  console.log(`${name}: ${listeners} listeners for ${seconds} s ...`)
  const closers: (() => unknown)[] = []
  try {
    const icecast = await startIcecast({ clients: listeners + 20 })
    closers.push(() => icecast.stop())
    const source = await startSource(icecast)
    closers.push(() => source.stop())
    const server = await host.start({ ...given, icecast: icecast.port })
    closers.push(() => server.stop())
    const before = await usageOf(server.pid)
    const all = Array.from({ length: listeners }, (_, number) => listen(server.port, number))
    closers.push(() => all.forEach(({ leave }) => leave()))
    // Apache starts its processes bit by bit.
    await pause(10_000)
    const start = await usageOf(server.pid)
    const heard = all.map(({ bytes }) => bytes())
    await pause(seconds * 1000)
    const after = await usageOf(server.pid)
    const more = all.map(({ bytes }, index) => bytes() - (heard[index] ?? 0))
    return {
      name,
      // Who has missed a tenth of the sound, or all of it.
      lost: more.filter((bytes) => bytes < 0.9 * Math.max(...more)).length,
      bytes: more.reduce((sum, bytes) => sum + bytes, 0),
      cpu: (after.cpuSeconds - start.cpuSeconds) / seconds,
      memory: (after.bytes - before.bytes) / listeners,
    }
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

/** From an address of its own, because the recipes count streams by address: Linux answers to all of 127.0.0.0/8. */
function listen(port: number, number: number) {
  let bytes = 0
  const localAddress = `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/api/stream?port=8000',
    localAddress,
    agent: false,
  })
  asked.on('response', (response) => {
    if (response.statusCode === 200) response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    else response.resume()
    response.on('error', () => {})
  })
  asked.on('error', () => {})
  asked.end()
  return { bytes: () => bytes, leave: () => asked.destroy() }
}

await measure().catch(fail)

import { existsSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { atExit } from '../bench/at-exit.mjs'
import { commit, describeMachine } from '../bench/machine.mjs'
import { ensureBrowser } from '../lib/browser.mjs'
import * as servers from '../lib/servers.mjs'
import { copySite, pages } from '../lib/site.mjs'
import { missingDebianPackages, missingNpmPackages } from '../lib/tools.mjs'
import { readOptions, usage } from './options.mjs'
import { addressMix, loadPages } from './pages.mjs'
import { loadRadio } from './radio.mjs'
import {
  brokenPromises,
  costTable,
  lineTable,
  memoryTable,
  pagesTable,
  radioTable,
  requestsPerSecond,
  weightTable,
} from './report.mjs'
import { weighPages } from './weights.mjs'

// `npm run load`: how much real servers carry with our recipes. Takes eight minutes; let nothing else run
// meanwhile. A promise that is not kept (an error under nginx, a listener dropped) ends it with exit code 1.

const results = fileURLToPath(new URL('results.md', import.meta.url))
const routes = pages.map((page) => page.path)

const fileServers = [servers.nginx, servers.serve, servers.preview]

/** Debian lets Apache have 150 threads, and it keeps one for each listener: an operator has to ask for more. */
const moreThreads = /** @type {[string, string][]} */ ([
  ['max=16', 'max=25'],
  ['<VirtualHost', 'MaxRequestWorkers 400\n<VirtualHost'],
])

const radioServers = servers.proxies.flatMap(({ name, start }) =>
  name === 'Apache'
    ? [
        { name: 'Apache, 400 threads', start, edits: moreThreads, mayRefuse: false },
        { name: 'Apache, as Debian sets it', start, edits: undefined, mayRefuse: true },
      ]
    : [{ name, start, edits: undefined, mayRefuse: false }],
)

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exitCode = await measure(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<number>} the exit code
 */
async function measure({ parts, seconds, listeners, radioSeconds }) {
  if (process.platform !== 'linux')
    throw new Error('npm run load needs Linux: it reads /proc and binds 127.1.x.y')
  if (!existsSync('out/index.html'))
    throw new Error('There is no out/ to serve. Build it first: npm run build')
  const browserPath = ensureBrowser()
  if (!browserPath) throw new Error('No Chromium: name one in CHROMIUM_PATH')
  const missing = [...missingDebianPackages(), ...missingNpmPackages()]
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`)

  const site = await copySite()
  const forgetExit = atExit(() => rmSync(site.folder, { recursive: true, force: true }))
  /** @type {string[]} */
  const sections = []
  /** @type {import('./report.mjs').PagesRow[]} */
  const pageRows = []
  /** @type {import('./report.mjs').RadioRow[]} */
  const radioRows = []
  try {
    if (parts.includes('pages')) {
      const addresses = await addressMix(site.out, routes)
      for (const { name, start } of fileServers) {
        console.log(`${name}: pages for ${seconds} s ...`)
        const server = await start({ site })
        try {
          pageRows.push({ name, found: await loadPages({ port: server.port, addresses, seconds }) })
        } finally {
          await server.stop()
        }
      }
      sections.push(pagesSection(pageRows, addresses.length, seconds))
    }
    if (parts.includes('radio')) {
      for (const { name, start, edits, mayRefuse } of radioServers) {
        console.log(`${name}: ${listeners} listeners for ${radioSeconds} s ...`)
        const found = await loadRadio({ start, site, edits, listeners, seconds: radioSeconds })
        radioRows.push({ name, mayRefuse, found })
      }
      sections.push(radioSection(radioRows, radioSeconds))
    }
    if (parts.includes('weights')) {
      console.log('Weighing the pages ...')
      const server = await servers.nginx.start({ site })
      try {
        const origin = `http://127.0.0.1:${server.port}`
        const weights = await weighPages({ origin, routes, browserPath })
        sections.push(weightSection(weights))
        const [nginx] = pageRows
        if (nginx) sections.push(costSection(costTable(weights, requestsPerSecond(nginx.found)), listeners))
      } finally {
        await server.stop()
      }
    }
  } finally {
    await site.remove()
    forgetExit()
  }

  const head = `# Load\n\nWritten by \`npm run load\`; do not edit.\n\n${new Date().toISOString().slice(0, 10)}, commit ${commit()}. ${describeMachine(browserPath)}. Whoever asks runs on the same cores as the server, over the loopback interface, without TLS.`
  const report = [head, ...sections].join('\n\n')
  console.log(`\n${report}`)
  if (parts.length === 3) {
    await writeFile(results, `${report}\n`)
    console.log(`\nWritten to ${path.relative('.', results)}`)
  }
  const broken = brokenPromises(pageRows, radioRows)
  for (const promise of broken) console.error(`✗ ${promise}`)
  return broken.length > 0 ? 1 : 0
}

/**
 * @param {readonly import('./report.mjs').PagesRow[]} rows
 * @param {number} addresses
 * @param {number} seconds
 */
function pagesSection(rows, addresses, seconds) {
  return `## Pages

wrk asks ${addresses} addresses in turn (every page, and the styles, scripts, font, icons and pictures of the home page) over 64 connections for ${seconds} s, each connection as soon as it has its answer. Browsers’ \`Accept-Encoding: br, gzip\`. Errors are answers of 400 and above, broken connections and answers later than 2 s.

${pagesTable(rows)}`
}

/**
 * @param {readonly import('./report.mjs').RadioRow[]} rows
 * @param {number} seconds
 */
function radioSection(rows, seconds) {
  return `## Radio

One Icecast, fed by ffmpeg with the programme of 128 kbit/s, heard through each server for ${seconds} s, each listener from an address of its own. Dropped is whose connection ended, or who came more than 3 s behind Icecast. CPU is the server’s.

${radioTable(rows)}

Memory is resident, of all processes of a server together; what they share counts for each.

${memoryTable(rows)}`
}

/** @param {readonly import('./weights.mjs').PageWeight[]} weights */
function weightSection(weights) {
  return `## What a page view weighs

Bytes from nginx on the wire, headers included, to Chromium as a phone (412 px, 1.75 pixels a point), read to the foot; KB are 1,000 bytes. "Again" is the same page once more, unchanged. What embeds and advertisements load comes from elsewhere.

${weightTable(weights)}`
}

/**
 * @param {string} costs
 * @param {number} listeners
 */
function costSection(costs, listeners) {
  return `## What a million page views take

${costs}

## What the radio takes

A matter of arithmetic: bitrate times listeners.

${lineTable(listeners)}`
}

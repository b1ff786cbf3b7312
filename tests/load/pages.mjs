import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { ask } from '../lib/ask.mjs'

/** What browsers send. wrk and `ask` say the same, so that every server may send what it has packed. */
const acceptEncoding = 'br, gzip'

/** Enough to keep two cores busy, and few enough that they wait for the server and not for each other. */
const connections = 64

const mix = fileURLToPath(new URL('mix.lua', import.meta.url))

/**
 * What is asked for: every page, and whatever a phone may fetch for the home page.
 * @param {string} out
 * @param {readonly string[]} routes
 */
export async function addressMix(out, routes) {
  const $ = load(await readFile(path.join(out, 'index.html'), 'utf8'))
  const named = $('link[href^="/"], script[src^="/"], img[src$=".svg"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  const pictures = $('source[type="image/avif"]')
    .toArray()
    .map((element) => /\S+(?= 736w)/.exec($(element).attr('srcset') ?? '')?.[0] ?? '')
  return [...new Set([...routes, ...named, ...pictures])].filter((address) => address !== '')
}

/**
 * @typedef {{
 *   requests: number,
 *   bytes: number,
 *   seconds: number,
 *   p50: number,
 *   p99: number,
 *   refused: number,
 *   broken: number,
 * }} PagesLoad times in milliseconds; `refused`: answers of 400 and above; `broken`: connections that failed
 *   or gave no answer in 2 s
 */

/**
 * Asks a server for a mix of addresses as fast as it answers.
 * @param {{ port: number, addresses: readonly string[], seconds: number }} options
 * @returns {Promise<PagesLoad>}
 * @throws Error when an address is not there: a missing page is served quickly, and would flatter the server
 */
export async function loadPages({ port, addresses, seconds }) {
  for (const address of addresses) {
    const { status } = await ask(port, address, { headers: { 'Accept-Encoding': acceptEncoding } })
    if (status !== 200) throw new Error(`${address} answers ${status}`)
  }
  return runWrk({ port, addresses, seconds })
}

/**
 * @param {{ port: number, addresses: readonly string[], seconds: number }} options
 * @returns {Promise<PagesLoad>}
 */
export async function runWrk({ port, addresses, seconds }) {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '2', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--header', `Accept-Encoding: ${acceptEncoding}`, '--script', mix],
    ...[`http://127.0.0.1:${port}`, '--', ...addresses],
  ])
  /** @type {Omit<PagesLoad, 'seconds'> & { duration: number }} */
  const { duration, p50, p99, ...counts } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { ...counts, seconds: duration / 1e6, p50: p50 / 1000, p99: p99 / 1000 }
}

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { ask } from '../lib/ask.mjs'

/** What browsers send. */
const acceptEncoding = 'br, gzip'
/** Enough to keep two cores busy, and few enough that they wait for the server and not for each other. */
const connections = 64
const mix = fileURLToPath(new URL('mix.lua', import.meta.url))

export type PagesLoad = {
  requests: number
  bytes: number
  seconds: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** Answers of 400 and above. */
  refused: number
  /** Connections that failed or gave no answer in 2 s. */
  broken: number
}

/** What is requested: every page, and whatever a phone may fetch for the home page. */
export async function addressMix(out: string, routes: readonly string[]): Promise<string[]> {
  const $ = load(await readFile(path.join(out, 'index.html'), 'utf8'))
  const files = $('link[href^="/"], script[src^="/"], img[src$=".svg"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  const pictures = $('source[type="image/avif"]')
    .toArray()
    .map((element) => /\S+(?= 800w)/.exec($(element).attr('srcset') ?? '')?.[0] ?? '')
  return [...new Set([...routes, ...files, ...pictures])].filter((address) => address !== '')
}

/**
 * Requests a mix of addresses as fast as the server answers.
 * @throws when an address is missing: a 404 is served quickly and would flatter the server
 */
export async function loadPages(port: number, addresses: readonly string[], seconds: number) {
  for (const address of addresses) {
    const { status } = await ask(port, address, { headers: { 'Accept-Encoding': acceptEncoding } })
    if (status !== 200) throw new Error(`${address} answers ${status}`)
  }
  return runWrk(port, addresses, seconds)
}

export async function runWrk(port: number, addresses: readonly string[], seconds: number) {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '2', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--header', `Accept-Encoding: ${acceptEncoding}`, '--script', mix],
    ...[`http://127.0.0.1:${port}`, '--', ...addresses],
  ])
  const found: PagesLoad = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return found
}

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { splitFrames } from '../../delivery/preview/radio/mp3-frames'
import { createStation } from '../../delivery/preview/radio/station'
import { createStream, isStreamRequest } from '../../delivery/preview/radio/stream-handler'
import { readServerConfig } from '../../delivery/contract/server-config'
import { createSiteHandler } from '../../delivery/preview/site-handler'

const programme = readFileSync(new URL('../../public/recording.mp3', import.meta.url))

/** The search index that was recorded for the tests. */
export const searchIndex = readFileSync(new URL('../fixtures/search-documents.json', import.meta.url), 'utf8')

/**
 * Serves the out/ that is already built, with the radio, on a port of which no browser has anything in its cache.
 */
export async function serveSite() {
  const site = createSiteHandler(path.resolve('out'), await readServerConfig())
  const station = createStation(splitFrames(programme, 'recording.mp3'))
  const stream = createStream({ station, ports: [8000] })
  let streams = 0
  /** @type {string[]} */
  const prerendered = []
  /** @type {{ path: string, status: number }[]} */
  const answers = []
  /** @type {Promise<void>} */
  let gate = Promise.resolve()

  const server = createServer(async (request, response) => {
    response.on('finish', () => answers.push({ path: `${request.url}`, status: response.statusCode }))
    if (isStreamRequest(request)) {
      streams += 1
      return stream(request, response)
    }
    if (String(request.headers['sec-purpose']).includes('prerender')) prerendered.push(request.url ?? '')
    // Only React is held back: the loader and what it fetches first are in other folders.
    if (request.url?.startsWith('/_next/static/chunks/')) await gate
    if (request.url === '/search-index.json') {
      return response.setHeader('Content-Type', 'application/json').end(searchIndex)
    }
    if (request.url === '/search-texts.json') {
      return response.setHeader('Content-Type', 'application/json').end('{}')
    }
    site(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  assert(typeof address === 'object' && address)

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** How often the stream has been requested. */
    streams: () => streams,
    /** Every request that was answered. */
    answers,
    /** Paths that a browser has requested to prerender. */
    prerendered,
    /** Holds React's code back until it is released, like a slow network. */
    hold() {
      let letGo = () => {}
      gate = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
    close() {
      station.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

import { readFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'

/** @typedef {import('node:http').ServerResponse} Response */

/** The address a player asks: /api/stream?port=8000. */
export const streamPath = '/api/stream'

/** Names us to the upstream, and lets us see when the upstream is ourselves. */
const agentName = 'fence-wiki-preview'

const headers = {
  'Cache-Control': 'no-store, no-transform',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * What may be passed on as sound; anything else on our address could be a page or a script. Playlists are
 * called audio as well: Icecast gives one at the mount's name with .m3u.
 */
const sound = /^(?:audio\/(?!(?:x-)?(?:mpegurl|scpls))|application\/ogg(?:$|[\s;]))/i

/** @param {import('node:http').IncomingMessage} request */
export function isStreamRequest(request) {
  return request.url?.split('?', 1)[0] === streamPath
}

/**
 * Answers GET and HEAD for the stream. The port is only compared with a list: it never becomes part of an
 * address we connect to, for that would open the operator's network to everybody.
 * @param {{
 *   station?: import('./station.mjs').Station,
 *   upstream?: URL,
 *   ports?: readonly number[],
 *   timeouts?: { answer: number, silence: number },
 * }} options `upstream` takes the place of the station; timeouts in milliseconds
 * @returns {import('node:http').RequestListener}
 */
export function createStream({ station, upstream, ports = [radioPort()], timeouts = defaultTimeouts }) {
  const allowed = new Set(ports.map(String))

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405, 'The stream answers GET and HEAD.')
    }
    const chosen = new URLSearchParams(request.url?.replace(/^[^?]*/, '')).getAll('port')
    if (chosen[0] === undefined || chosen.length > 1 || !allowed.has(chosen[0])) {
      return refuse(response, 404, `No station here. Stations: ${streamPath}?port=${[...allowed].join(', ')}`)
    }
    if (upstream) return relay(upstream, request, response, timeouts)
    if (!station) return refuse(response, 404, 'The station is off.')

    response.writeHead(200, { ...headers, 'Content-Type': 'audio/mpeg' })
    if (request.method === 'HEAD') response.end()
    else station.join(response)
  }
}

const defaultTimeouts = { answer: 10_000, silence: 30_000 }

/**
 * Passes on an Icecast mount, and nothing of the visitor's request.
 * @param {URL} upstream
 * @param {import('node:http').IncomingMessage} request
 * @param {Response} response
 * @param {typeof defaultTimeouts} timeouts
 */
function relay(upstream, request, response, timeouts) {
  if (request.headers['user-agent'] === agentName) {
    return refuse(response, 508, 'RADIO_UPSTREAM leads back to this server.')
  }
  // A connection of its own (no agent): it is closed with the listener's, never kept for another.
  const outgoing = openRequest(upstream, {
    agent: false,
    headers: { 'User-Agent': agentName, Accept: 'audio/*, application/ogg' },
  })
  const deadline = setTimeout(() => outgoing.destroy(), timeouts.answer)

  outgoing.on('response', (incoming) => {
    clearTimeout(deadline)
    const type = incoming.headers['content-type'] ?? ''
    const fault = faultOf(incoming.statusCode, type)
    if (fault) {
      refuse(response, ...fault)
      return outgoing.destroy()
    }
    response.writeHead(200, { ...headers, 'Content-Type': type })
    if (request.method === 'HEAD') {
      response.end()
      return outgoing.destroy()
    }
    incoming.setTimeout(timeouts.silence, () => outgoing.destroy())
    // A dropped source ends the stream; the player connects anew. 'error' comes before 'close'.
    incoming.on('error', () => {})
    incoming.on('close', () => response.end())
    incoming.pipe(response)
  })
  outgoing.on('error', () => {})
  outgoing.on('close', () => {
    clearTimeout(deadline)
    if (!response.headersSent && !response.destroyed) refuse(response, 502, 'The station does not answer.')
  })
  outgoing.end()
  response.on('close', () => outgoing.destroy())
}

/**
 * @param {number | undefined} status
 * @param {string} type
 * @returns {[number, string] | undefined}
 */
function faultOf(status, type) {
  if (status === 404) return [404, 'The station is off the air.']
  // A redirect is not followed: it could lead anywhere in the operator's network.
  if (status !== 200) return [502, 'The station answers with an error.']
  if (!sound.test(type)) return [502, 'The station sends something other than sound.']
  return undefined
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} message
 */
function refuse(response, status, message) {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${message}\n`)
}

/**
 * The Icecast mount that replaces the embedded station, if the operator names one.
 * @param {Record<string, string | undefined>} environment
 * @returns {URL | undefined}
 */
export function readUpstream(environment) {
  const value = environment['RADIO_UPSTREAM']
  if (!value) return undefined
  if (value.includes('@')) {
    // Not repeated here: a log is no place for a password.
    throw new Error('RADIO_UPSTREAM must not hold a name or password (found an @)')
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'http:' && !url.hash) return url
  throw new Error(
    `RADIO_UPSTREAM must be the http address of an Icecast mount, such as http://127.0.0.1:8000/stream (found "${value}")`,
  )
}

/** The port that content/site.json gives the station, and the page asks for. */
function radioPort() {
  const file = new URL('../../content/site.json', import.meta.url)
  /** @type {{ radio?: { port?: unknown } }} */
  const site = JSON.parse(readFileSync(file, 'utf8'))
  const port = site.radio?.port
  if (typeof port === 'number') return port
  throw new Error('content/site.json › radio.port must be a number')
}

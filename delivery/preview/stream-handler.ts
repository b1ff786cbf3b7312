import { readFile } from 'node:fs/promises'
import {
  request as openRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { readUpstream } from './read-upstream'
import { createStation } from './station'

type Timeouts = { readonly answer: number; readonly silence: number }

type Options = {
  /** Sends the sound of the preview's own station. */
  readonly play?: ((listener: ServerResponse) => void) | undefined
  /** Takes the place of the station. */
  readonly upstream?: URL | undefined
  /** Ports that a player may ask for. */
  readonly ports: readonly number[]
  /** In milliseconds. */
  readonly timeouts?: Timeouts
}

/** The player asks for /api/stream?port=8000. */
const streamPath = '/api/stream'

/** Tells us, too, when the upstream is this very server. */
const userAgent = 'fence-wiki-preview'

const headers = {
  'Cache-Control': 'no-store, no-transform',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Content types that are passed on; anything else at our address could be a page or a script. Playlists are audio
 * types as well: Icecast serves one at the mount's name with .m3u.
 */
const soundTypes = /^(?:audio\/(?!(?:x-)?(?:mpegurl|scpls))|application\/ogg(?:$|[\s;]))/i

/** What the radio page plays where no stream answers. */
const recording = 'public/recording.mp3'

/**
 * The radio of the preview: the recording as an endless stream, or the Icecast mount that RADIO_UPSTREAM names.
 * @param port that the page asks for
 */
export async function openStream(port: number): Promise<RequestListener> {
  const upstream = readUpstream(process.env)
  // Whether it is there is for the check to say.
  const sound = await readFile(recording).catch(() => Buffer.alloc(0))
  return createStream({ play: sound.length > 0 ? createStation(sound) : undefined, upstream, ports: [port] })
}

export function isStreamRequest(request: IncomingMessage): boolean {
  return request.url?.split('?', 1)[0] === streamPath
}

/**
 * Answers GET for the stream, as the recipes do. The port is only compared with a list and never becomes part of an address we
 * connect to: that would open the operator's network to everybody.
 */
export function createStream({
  play,
  upstream,
  ports,
  timeouts = { answer: 10_000, silence: 30_000 },
}: Options): RequestListener {
  const allowed = new Set(ports.map(String))

  return (request, response) => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET')
      return refuse(response, 405, 'The stream answers GET.')
    }
    const chosen = new URLSearchParams(request.url?.replace(/^[^?]*/, '')).getAll('port')
    if (chosen[0] === undefined || chosen.length > 1 || !allowed.has(chosen[0])) {
      return refuse(response, 404, `No station here. Stations: ${streamPath}?port=${[...allowed].join(', ')}`)
    }
    if (upstream) return relay(upstream, request, response, timeouts)
    if (!play) return refuse(response, 404, 'The station is off.')

    response.writeHead(200, { ...headers, 'Content-Type': 'audio/mpeg' })
    play(response)
  }
}

/** Passes on an Icecast mount, and nothing of the visitor's request. */
function relay(upstream: URL, request: IncomingMessage, response: ServerResponse, timeouts: Timeouts): void {
  if (request.headers['user-agent'] === userAgent) {
    return refuse(response, 508, 'RADIO_UPSTREAM leads back to this server.')
  }
  // No agent: the connection closes with the listener's, and is never reused for another.
  const outgoing = openRequest(upstream, {
    agent: false,
    headers: { 'User-Agent': userAgent, Accept: 'audio/*, application/ogg' },
  })
  const deadline = setTimeout(() => outgoing.destroy(), timeouts.answer)

  outgoing.on('response', (incoming) => {
    clearTimeout(deadline)
    const type = incoming.headers['content-type'] ?? ''
    const refusal = refusalOf(incoming.statusCode, type)
    if (refusal) {
      refuse(response, ...refusal)
      return outgoing.destroy()
    }
    response.writeHead(200, { ...headers, 'Content-Type': type })
    incoming.setTimeout(timeouts.silence, () => outgoing.destroy())
    // A dropped source ends the stream; the player reconnects. 'error' comes before 'close'.
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

function refusalOf(status: number | undefined, type: string): [status: number, message: string] | undefined {
  if (status === 404) return [404, 'The station is off the air.']
  // Redirects are not followed: they could lead anywhere in the operator's network.
  if (status !== 200) return [502, 'The station answers with an error.']
  if (!soundTypes.test(type)) return [502, 'The station sends something other than sound.']
  return undefined
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${message}\n`)
}

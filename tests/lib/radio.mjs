import { createServer, request } from 'node:http'
import { createStream } from '../../delivery/preview/radio/stream-handler'
import { until } from './until.mjs'

// Servers and listeners of the radio's tests. A suite that uses them calls `closeAll` when it is done.

/** @type {(() => unknown)[]} */
const closers = []

/** @param {() => unknown} close is called when the suite is done */
export const onClose = (close) => void closers.push(close)

export async function closeAll() {
  for (const close of closers.reverse()) await close()
}

/**
 * Serves on a free port.
 * @param {import('node:http').RequestListener} listener
 */
export async function serve(listener) {
  const server = createServer(listener)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port')
  onClose(() => {
    server.closeAllConnections()
    server.close()
  })
  return address.port
}

/**
 * Serves what an upstream sends.
 * @param {number} port
 * @param {{ mount?: string, timeouts?: { answer: number, silence: number } }} [options]
 */
export function serveUpstream(port, { mount = '/stream', timeouts } = {}) {
  const upstream = new URL(`http://127.0.0.1:${port}${mount}`)
  return serve(createStream({ upstream, ports: [8000], timeouts }))
}

/**
 * @typedef {{
 *   status: number,
 *   headers: import('node:http').IncomingHttpHeaders,
 *   chunks: { at: number, bytes: Buffer }[],
 *   ended: boolean,
 *   bytes: () => Buffer,
 *   leave: () => void,
 * }} Listener `chunks`: what arrived, and how many milliseconds after the request
 */

/**
 * Requests the stream and records what arrives.
 * @param {number} port
 * @param {{ method?: string, target?: string, headers?: Record<string, string>, localAddress?: string }} [options]
 * @returns {Promise<Listener>} once the headers are there
 */
export function tuneIn(port, options = {}) {
  const { method = 'GET', target = '/api/stream?port=8000', headers = {}, localAddress } = options
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: target,
      method,
      headers,
      localAddress,
      agent: false,
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      /** @type {Listener} */
      const listener = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        chunks: [],
        ended: false,
        bytes: () => Buffer.concat(listener.chunks.map(({ bytes }) => bytes)),
        leave: () => asked.destroy(),
      }
      response.on('data', (bytes) => listener.chunks.push({ at: performance.now() - began, bytes }))
      response.on('error', () => {})
      response.on('close', () => (listener.ended = true))
      onClose(listener.leave)
      resolve(listener)
    })
    asked.end()
  })
}

/** @param {Listener} listener */
export async function text(listener) {
  await until('the answer', () => listener.ended)
  return listener.bytes().toString()
}

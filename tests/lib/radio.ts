import { createServer, request } from 'node:http'
import { createStream } from '../../delivery/preview/stream-handler'
import { listen } from './upstream'

// Servers and listeners of the radio's tests. A suite that uses them calls `closeAll` when it is done.

const closers: (() => unknown)[] = []

/** @param close is called when the suite is done */
export const onClose = (close: () => unknown) => void closers.push(close)

export async function closeAll() {
  for (const close of closers.reverse()) await close()
}

/** Serves on a free port. */
export async function serve(listener: import('node:http').RequestListener) {
  const server = createServer(listener)
  onClose(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

/** Serves what an upstream sends. */
export function serveUpstream(
  port: number,
  { mount = '/stream', timeouts }: { mount?: string; timeouts?: { answer: number; silence: number } } = {},
) {
  const upstream = new URL(`http://127.0.0.1:${port}${mount}`)
  return serve(createStream({ upstream, ports: [8000], timeouts }))
}

/** `chunks`: what arrived, and how many milliseconds after the request */
export type Listener = {
  status: number
  headers: import('node:http').IncomingHttpHeaders
  chunks: { at: number; bytes: Buffer }[]
  ended: boolean
  bytes: () => Buffer
  leave: () => void
}

/**
 * Requests the stream and records what arrives.
 * @returns once the headers are there
 */
export function tuneIn(
  port: number,
  options: { method?: string; target?: string; headers?: Record<string, string>; localAddress?: string } = {},
): Promise<Listener> {
  const { target = '/api/stream?port=8000', ...more } = options
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, agent: false, ...more })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const listener: Listener = {
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

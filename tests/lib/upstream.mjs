import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'

/**
 * @typedef {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders, body: string }} Asked
 */

/**
 * Takes the place of Icecast, and records its requests.
 * @param {import('node:http').RequestListener} answer
 */
export async function startUpstream(answer) {
  /** @type {Asked[]} */
  const asked = []
  let listener = answer
  const server = createServer((request, response) => {
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: '' }
    asked.push(entry)
    request.on('data', (chunk) => (entry.body += chunk))
    response.on('error', () => {})
    listener(request, response)
  })
  const port = await listen(server)
  return {
    port,
    asked,
    /** Changes the answer from now on. */
    answer: (/** @type {import('node:http').RequestListener} */ next) => void (listener = next),
    connections: () =>
      new Promise((/** @type {(count: number) => void} */ resolve) =>
        server.getConnections((_, count) => resolve(count)),
      ),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Forwards connections to a port of this machine, and counts them.
 * @param {number} target
 */
export async function startRelay(target) {
  let connections = 0
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  const server = createTcpServer((socket) => {
    connections += 1
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of /** @type {const} */ ([
      [socket, onward],
      [onward, socket],
    ])) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const port = await listen(server)
  return {
    port,
    count: () => connections,
    stop() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** A port that nothing may connect to; counts connections. */
export async function startDecoy() {
  let connections = 0
  const server = createTcpServer((socket) => {
    connections += 1
    socket.destroy()
  })
  const port = await listen(server)
  return { port, count: () => connections, stop: () => void server.close() }
}

/** @param {import('node:net').Server} server */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port')
  return address.port
}

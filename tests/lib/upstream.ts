import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'

export type Asked = {
  method: string
  url: string
  headers: import('node:http').IncomingHttpHeaders
  body: string
}

/** Takes the place of Icecast, and records its requests. */
export async function startUpstream(answer: import('node:http').RequestListener) {
  const asked: Asked[] = []
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
    answer: (next: import('node:http').RequestListener) => void (listener = next),
    connections: () =>
      new Promise((resolve: (count: number) => void) => server.getConnections((_, count) => resolve(count))),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Forwards connections to a port of this machine, and counts them. */
export async function startRelay(target: number) {
  let connections = 0
  const open: Set<import('node:net').Socket> = new Set()
  const server = createTcpServer((socket) => {
    connections += 1
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
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

/** Has a server listen on a free port. */
export async function listen(server: import('node:net').Server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port')
  return address.port
}

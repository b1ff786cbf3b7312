import { request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: import('node:http').IncomingHttpHeaders; body: Buffer }

/** A request with this very path: fetch would normalize it and follow redirects. */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .setTimeout(10_000, () => reject(new Error(`${method} ${target}: no answer in 10 s`)))
      .on('error', reject)
      .end()
  })
}

/**
 * Sends bytes that no client library would send.
 * @returns whatever came back until the connection ended, or nothing more came
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let deadline = setTimeout(() => socket.destroy(), 3000)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      clearTimeout(deadline)
      deadline = setTimeout(() => socket.destroy(), 300)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      clearTimeout(deadline)
      resolve(received)
    })
  })
}

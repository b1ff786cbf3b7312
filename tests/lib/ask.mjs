import { request } from 'node:http'
import { connect } from 'node:net'

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer
 */

/**
 * A request with this very path: fetch would normalize it and follow redirects.
 * @param {number} port
 * @param {string} target
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export function ask(port, target, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
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
 * @param {number} port
 * @param {string | Buffer} bytes
 * @returns {Promise<string>} whatever came back until the connection ended, or nothing more came
 */
export function sendRaw(port, bytes) {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let deadline = setTimeout(() => socket.destroy(), 3000)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      clearTimeout(deadline)
      deadline = setTimeout(() => socket.destroy(), 300)
    })
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      clearTimeout(deadline)
      resolve(received)
    })
  })
}

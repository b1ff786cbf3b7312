import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { openRadio } from './radio/open-radio.mjs'
import { isStreamRequest } from './radio/stream-handler.mjs'
import { readServerSettings } from './server-settings.mjs'
import { createSite } from './site-handler.mjs'

/**
 * `npm run preview`: serves the out/ that is already built. PORT chooses the port, HOST the interface (this
 * computer alone unless it is given), and RADIO_UPSTREAM the Icecast mount that takes the place of the embedded
 * station.
 */
const port = readPort(process.env['PORT'])
const host = process.env['HOST'] || '127.0.0.1'
const out = path.resolve('out')

if (!(await stat(path.join(out, 'index.html')).catch(() => undefined))) {
  fail('There is no out/index.html to serve. Build it first: npm run build')
}

const site = createSite(out, await readServerSettings())
const { station, stream } = await openRadio(process.env).catch((error) => fail(error.message))
const server = createServer((request, response) =>
  isStreamRequest(request) ? stream(request, response) : site(request, response),
)
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => fail(explainListening(error)))
server.listen(port, host, () => console.log(`Fence Wiki is ready: ${addressOf(host, port)}`))

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    station?.close()
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}

/** @param {string | undefined} value */
function readPort(value) {
  const number = value === undefined || value === '' ? 3000 : Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65536) return number
  return fail(`PORT must be a whole number from 1 to 65535 (found "${value}")`)
}

/**
 * @param {string} host
 * @param {number} port
 */
function addressOf(host, port) {
  // Every interface, so this computer's own name as well.
  const isOpen = host === '0.0.0.0' || host === '::'
  if (isOpen) return `http://localhost:${port}, and at this computer's address for the network`
  if (host === '127.0.0.1') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** @param {NodeJS.ErrnoException} error */
function explainListening(error) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may be used by the administrator only. Choose another one: PORT=3000 npm start`
    default:
      // EADDRNOTAVAIL, ENOTFOUND, EAI_AGAIN …
      return `HOST must be an address of this computer, such as 127.0.0.1, or 0.0.0.0 for all of them (found "${host}": ${error.code})`
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

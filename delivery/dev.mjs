import { createServer } from 'node:http'
import process from 'node:process'
import { adFrameAddress } from './ads/address.mjs'
import { adFrameHtml } from './ads/write-ad-frame.mjs'
import { adFrameHeaders } from './headers.mjs'
import { openRadio } from './radio/open-radio.mjs'
import { isStreamRequest } from './radio/stream-handler.mjs'
import { readServerSettings } from './server-settings.mjs'

/**
 * `npm run dev`: Next's development server, and in the same process the two addresses that Next knows nothing of,
 * the radio's stream and the frame of an advertisement. PORT, HOST and RADIO_UPSTREAM are those of
 * `npm run preview`.
 */
const port = readPort(process.env['PORT'])
const host = process.env['HOST'] || '127.0.0.1'
process.env['NEXT_TELEMETRY_DISABLED'] ??= '1'
// Next and React read it as they are loaded.
Object.assign(process.env, { NODE_ENV: 'development' })

const { station, stream } = await openRadio(process.env).catch((error) => fail(error.message))

/** @type {ReturnType<typeof startNext> | undefined} */
let starting

const server = createServer(async (request, response) => {
  if (isStreamRequest(request)) return stream(request, response)
  if (request.url === adFrameAddress) return answerAdFrame(response)
  const app = await starting
  return app?.getRequestHandler()(request, response)
})
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm run dev`)
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    fail(`HOST must be an address of this computer, such as 127.0.0.1 (found "${host}")`)
  }
  throw error
})
// Before Next, which takes seconds to start: a port that is taken is told at once.
server.listen(port, host, async () => {
  starting = startNext()
  const app = await starting
  closeNext = () => app.close()
  console.log(`Fence Wiki is ready: http://localhost:${port}`)
})

// While it still starts there is nothing to close.
let closeNext = async () => {}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    station?.close()
    server.closeAllConnections()
    await closeNext()
    process.exit(0)
  })
}

async function startNext() {
  const { default: next } = await import('next')
  const app = next({ dev: true, hostname: host, port, httpServer: server })
  await app.prepare()
  return app
}

/**
 * The settings are read anew each time: they may have been edited.
 * @param {import('node:http').ServerResponse} response
 */
async function answerAdFrame(response) {
  try {
    const { thirdParties, adFramePolicy } = await readServerSettings()
    if (thirdParties.ads.mode !== 'isolated') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('ads.mode is not "isolated".\n')
      return
    }
    for (const [name, value] of adFrameHeaders(adFramePolicy)) if (value) response.setHeader(name, value)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(await adFrameHtml(thirdParties.ads))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`The frame of an advertisement could not be made: ${message}`)
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('See the terminal of "npm run dev".\n')
  }
}

/** @param {string | undefined} value */
function readPort(value) {
  const number = value === undefined || value === '' ? 3000 : Number(value)
  if (Number.isInteger(number) && number > 0 && number < 65536) return number
  return fail(`PORT must be a whole number from 1 to 65535 (found "${value}")`)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

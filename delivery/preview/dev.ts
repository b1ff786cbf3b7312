import '../needs-node'
import { createServer, type ServerResponse } from 'node:http'
import { adFrameAddress } from '../../components/ads/addresses'
import { bundleScript } from '../build/bundle-script'
import { styleNames, type ClassNames } from '../build/class-names'
import { elementScripts, pageScripts } from '../build/compile-scripts'
import { adFrameHtml } from '../build/write-ad-frame'
import { openStore } from '../../content/model/store/store'
import { contentTypes } from '../contract/content-types'
import { adFrameHeaders } from '../contract/headers'
import { readServerConfig } from '../contract/server-config'
import { exitWithError } from '../operator-error'
import { createContact, isContactRequest } from './contact-handler'
import { listenError } from './listen-error'
import { isStreamRequest, openStream } from './stream-handler'
import { readPort } from './read-port'

/**
 * `npm run dev`: Next's development server, and in the same process what Next does not serve: the radio's stream, what
 * the contact form posts, the ad frame, and the scripts that the build compiles. PORT, HOST and RADIO_UPSTREAM are those of `npm run preview`.
 */
await startDev().catch(exitWithError)

async function startDev(): Promise<void> {
  const port = readPort(process.env['PORT'])
  const host = process.env['HOST'] || '127.0.0.1'
  process.env['NEXT_TELEMETRY_DISABLED'] ??= '1'
  // Next and React read it when they are loaded.
  Object.assign(process.env, { NODE_ENV: 'development' })

  const { radioPort } = await readConfigAnew()
  const stream = await openStream(radioPort)
  const contact = createContact()

  let next: ReturnType<typeof startNext> | undefined
  // Nothing to close until Next has started.
  let closeNext = async () => {}
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    const script = pageScripts[url]
    const elementScript = elementScripts[url]
    if (isStreamRequest(request)) return stream(request, response)
    if (isContactRequest(request)) return contact(request, response)
    if (request.url === adFrameAddress) return answerAdFrame(response)
    if (script !== undefined) return answerScript(script, 'iife', response, {})
    if (elementScript !== undefined)
      return answerScript(elementScript, 'esm', response, await readClassNames(host, port))
    const app = await next
    return app?.getRequestHandler()(request, response)
  })
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWithError(listenError(error, host, port, 'npm run dev')),
  )
  // Before Next, which takes seconds to start: a taken port is reported at once.
  server.listen(port, host, async () => {
    next = startNext()
    const app = await next
    closeNext = () => app.close()
    console.log(`Fence Wiki is ready: http://localhost:${port}`)
  })

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      server.closeAllConnections()
      await closeNext()
      process.exit(0)
    })
  }

  async function startNext() {
    const { default: createNext } = await import('next')
    const app = createNext({ dev: true, hostname: host, port, httpServer: server })
    await app.prepare()
    return app
  }
}

/** As content and settings are now. */
function readConfigAnew() {
  return readServerConfig(openStore())
}

async function answerAdFrame(response: ServerResponse): Promise<void> {
  try {
    const { thirdParties, adFramePolicy } = await readConfigAnew()
    if (thirdParties.ads.mode !== 'isolated') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('ads.mode is not "isolated".\n')
      return
    }
    for (const [name, value] of adFrameHeaders(adFramePolicy)) if (value) response.setHeader(name, value)
    response.writeHead(200, { 'Content-Type': contentTypes.html, 'Cache-Control': 'no-store' })
    response.end(await adFrameHtml(thirdParties.ads))
  } catch (error) {
    answerError('The ad frame could not be made', error, response)
  }
}

/** As Next has them now: they change with what is edited. */
async function readClassNames(host: string, port: number): Promise<ClassNames> {
  const response = await fetch(`http://${host}:${port}/${styleNames}`)
  return response.json()
}

async function answerScript(
  source: string,
  format: 'iife' | 'esm',
  response: ServerResponse,
  classNames: ClassNames,
): Promise<void> {
  try {
    const code = await bundleScript(source, format, {}, classNames)
    response.writeHead(200, { 'Content-Type': contentTypes.js, 'Cache-Control': 'no-store' }).end(code)
  } catch (error) {
    answerError(`${source} could not be compiled`, error, response)
  }
}

function answerError(what: string, error: unknown, response: ServerResponse): void {
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  response.writeHead(500, { 'Content-Type': 'text/plain' }).end('See the terminal of "npm run dev".\n')
}

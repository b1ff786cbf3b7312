import '../needs-node'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import { readServerConfig } from '../contract/server-config'
import { policyIn } from '../hosts/edge'
import { exitWithError, OperatorError } from '../operator-error'
import { createContact, isContactRequest } from './contact-handler'
import { listenError } from './listen-error'
import { originForm } from './origin-form'
import { isStreamRequest, openStream } from './stream-handler'
import { readPort } from './read-port'
import { createSiteHandler } from './site-handler'

/**
 * `npm run preview`: serves the out/ that is already built, or the folder that it is given. PORT chooses the port, HOST the interface (only this
 * computer by default), and RADIO_UPSTREAM the Icecast mount that replaces the repeated recording.
 */
await startPreview().catch(exitWithError)

async function startPreview(): Promise<void> {
  const port = readPort(process.env['PORT'])
  const host = process.env['HOST'] || '127.0.0.1'
  const out = path.resolve(process.argv[2] ?? 'out')
  if (!(await stat(path.join(out, 'index.html')).catch(() => undefined))) {
    throw new OperatorError('There is no out/index.html to serve. Build it first: npm run build')
  }

  const config = await readServerConfig()
  // The folder may be of other settings than these.
  const policy = policyIn(await readFile(path.join(out, '_headers'), 'utf8').catch(() => '')) ?? config.policy
  const answer = createSiteHandler(out, { ...config, policy })
  const stream = await openStream(config.radioPort)
  const contact = createContact()
  const server = createServer((request, response) => {
    request.url = originForm(request.url)
    if (isStreamRequest(request)) return stream(request, response)
    if (isContactRequest(request)) return contact(request, response)
    return answer(request, response)
  })
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWithError(listenError(error, host, port, 'npm run preview')),
  )
  server.listen(port, host, () => console.log(`Fence Wiki is ready: ${addressOf(host, port)}`))

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}

function addressOf(host: string, port: number): string {
  const isEveryInterface = host === '0.0.0.0' || host === '::'
  if (isEveryInterface) return `http://localhost:${port}, and at this computer's address for the network`
  if (host === '127.0.0.1') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

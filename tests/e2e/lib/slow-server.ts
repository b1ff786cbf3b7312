import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../lib/free-port'

export type SlowServer = { url: string; sendRest: () => void; stop: () => void }

/** Passes on to `origin`, but of each page sends only what stands before `mark` until it is told to send the rest. */
export async function startSlowServer(origin: string, mark: string): Promise<SlowServer> {
  let sendRest = () => {}
  const told = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const pass = async (answer: IncomingMessage, send: (words: string, isLast: boolean) => void) => {
    const page = await text(answer)
    const end = page.indexOf(mark)
    send(page.slice(0, end), false)
    await told
    send(page.slice(end), true)
  }
  const server = createServer(({ url }, response) => {
    get(origin + url, (answer) => {
      const { 'content-type': type = '' } = answer.headers
      response.writeHead(answer.statusCode ?? 502, { 'content-type': type })
      if (!type.startsWith('text/html')) return answer.pipe(response)
      return pass(answer, (words, isLast) => (isLast ? response.end(words) : response.write(words)))
    }).on('error', (error) => response.destroy(error))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    sendRest: () => sendRest(),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

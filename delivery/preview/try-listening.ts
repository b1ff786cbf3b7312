import { createServer } from 'node:http'
import process from 'node:process'
import { exitWithError } from '../operator-error'
import { listenError } from './listen-error'
import { readPort } from './read-port'
import { readUpstream } from './read-upstream'

// `npm start` builds for minutes before it serves: whether it will be able to is looked at first.

try {
  const port = readPort(process.env['PORT'])
  const host = process.env['HOST'] || '127.0.0.1'
  readUpstream(process.env)
  const server = createServer()
  server.on('error', (error) => exitWithError(listenError(error, host, port, 'npm run preview')))
  server.listen(port, host, () => server.close())
} catch (error) {
  exitWithError(error)
}

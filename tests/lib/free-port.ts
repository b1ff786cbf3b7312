import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port of the loopback interface that is free now. Below 32,768, where Linux takes ports for outgoing connections
 * from: the many connections of suites that run side by side took ports away before a server had opened them.
 */
export async function freePort() {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const port = randomInt(12_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false)
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No port between 12,000 and 32,000 is free')
}

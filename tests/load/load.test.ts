import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { burstBytes } from '../lib/icecast.mjs'
import { nginx } from '../lib/servers.mjs'
import { copySite, pages, type Fixture } from '../lib/site.mjs'
import { missingTools, skipWithout } from '../lib/tools.mjs'
import { startUpstream } from '../lib/upstream.mjs'
import { bytesPerSecond, tuneInMany } from './listeners'
import { addressMix, loadPages, runWrk } from './pages'
import { brokenPromises } from './promises'
import { loadRadio } from './radio'
import { usageOf } from './usage'

// A short run of what `npm run load` does, and proof that it would see a fault.

const notLinux = process.platform !== 'linux' && 'needs Linux: /proc, and all of 127.0.0.0/8'
const skip = notLinux || skipWithout(missingTools(['nginx-light', 'wrk', 'icecast2', 'ffmpeg']))

describe('nginx under load', { skip, timeout: 60_000 }, () => {
  let site: Fixture
  before(async () => {
    site = await copySite()
  })
  after(() => site?.remove())

  test('answers every request for a page and its files', async () => {
    const routes = pages.map((page) => page.path)
    const addresses = await addressMix(site.out, routes)
    for (const kind of ['.css', '.js', '.woff2', '.avif', '.svg'])
      assert(
        addresses.some((address) => address.endsWith(kind)),
        kind,
      )
    const server = await nginx.start({ site })
    const found = await loadPages(server.port, addresses, 1).finally(server.stop)
    assert.equal(found.refused + found.broken, 0)
    assert(found.requests >= addresses.length, `${found.requests} requests`)
    assert(found.p50 > 0 && found.p99 >= found.p50)
  })

  test('passes the radio on to twenty listeners, and drops none', async () => {
    const found = await loadRadio(nginx, { site }, 20, 2)
    assert.deepEqual([found.playing, found.dropped], [20, []])
    assert(found.bytes > 20 * bytesPerSecond, `${found.bytes} bytes`)
  })

  test('an address that is missing is refused before the load', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(404).end())
    await assert.rejects(loadPages(upstream.port, ['/gone'], 1), /\/gone answers 404/)
    upstream.stop()
  })

  test('answers that fail are counted, and each address is requested', async () => {
    const upstream = await startUpstream((request, response) =>
      response.writeHead(request.url === '/well' ? 200 : 503).end(),
    )
    const found = await runWrk(upstream.port, ['/well', '/ill'], 1)
    upstream.stop()
    assert(found.refused > 0 && found.refused < found.requests, `${found.refused} of ${found.requests}`)
  })
})

describe('A listener', { skip: notLinux }, () => {
  /** Counts two listeners of a station, each of whom may lack 0.2 s of sound. */
  async function audienceOf(station: RequestListener) {
    const upstream = await startUpstream(station)
    const { audience, leave } = await tuneInMany({
      port: upstream.port,
      target: '/',
      listeners: 2,
      allowed: 0.2,
    })
    await pause(1400)
    const found = audience()
    leave()
    upstream.stop()
    return found
  }

  test('falls behind when the sound stops', async () => {
    const { playing, dropped } = await audienceOf((_, response) => response.write(Buffer.alloc(burstBytes)))
    assert.equal(playing, 2)
    assert.match(dropped.join(), /^\d\.\d s behind,\d\.\d s behind$/)
  })

  test('lacks nothing while the sound comes at its pace, from an address of its own', async () => {
    const addresses = new Set<string | undefined>()
    const { dropped } = await audienceOf((request, response) => {
      addresses.add(request.socket.remoteAddress)
      response.write(Buffer.alloc(burstBytes))
      const more = setInterval(() => response.write(Buffer.alloc(Math.ceil(bytesPerSecond / 5))), 100)
      response.on('close', () => clearInterval(more))
    })
    assert.deepEqual(dropped, [])
    assert.equal(addresses.size, 2)
  })

  test('is dropped when the connection ends, and refused when turned away', async () => {
    const ended = await audienceOf((_, response) => response.end(Buffer.alloc(burstBytes)))
    assert.match(ended.dropped.join(), /^ended after \d\.\d s,ended after \d\.\d s$/)
    const refused = await audienceOf((_, response) => response.writeHead(429).end())
    assert.deepEqual([refused.playing, refused.refused, refused.dropped], [0, 2, []])
  })
})

test('memory and processor time are those of a process and its descendants', { skip: notLinux }, async () => {
  const { bytes, cpuSeconds } = await usageOf(process.pid)
  assert(bytes >= process.memoryUsage.rss() / 2 && cpuSeconds > 0)
  await assert.rejects(usageOf(-1), /no process -1/)
})

test('an error of nginx or a lost listener breaks a promise; a refusal where it is agreed does not', () => {
  const page = { requests: 1, bytes: 1, seconds: 1, p50: 1, p99: 1, refused: 1, broken: 0 }
  const memory = { serverMemory: 0, icecastMemory: 0, cpuShare: 0 }
  const audience = { asked: 2, playing: 1, refused: 1, dropped: [], furthestBehind: 0, bytes: 1, seconds: 1 }
  const radio = { ...audience, ...memory }
  assert.deepEqual(brokenPromises([{ name: 'serve', ...page }], []), [])
  assert.equal(brokenPromises([{ name: 'nginx', ...page }], []).length, 1)
  assert.deepEqual(brokenPromises([], [{ name: 'Apache', mayRefuse: true, ...radio }]), [])
  assert.equal(brokenPromises([], [{ name: 'Caddy', mayRefuse: false, ...radio }]).length, 1)
  const lost = { ...radio, dropped: ['ended after 1.0 s'] }
  assert.equal(brokenPromises([], [{ name: 'Apache', mayRefuse: true, ...lost }]).length, 1)
})

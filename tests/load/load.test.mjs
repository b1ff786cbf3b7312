import assert from 'node:assert/strict'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { readOptions } from './options.mjs'
import { pace, tuneIn } from './listeners.mjs'
import { addressMix, loadPages, runWrk } from './pages.mjs'
import { usageOf } from './processes.mjs'
import { loadRadio } from './radio.mjs'
import { brokenPromises, costTable, lineTable } from './report.mjs'
import { nginx } from '../lib/servers.mjs'
import { copySite, pages } from '../lib/site.mjs'
import { missingTools, skipWithout } from '../lib/tools.mjs'
import { startUpstream } from '../lib/upstream.mjs'
import { burstBytes } from '../lib/icecast.mjs'

// A short run of what `npm run load` does, and proof that it would see a fault.

const notHere = process.platform !== 'linux' && 'needs Linux: /proc, and all of 127.0.0.0/8'
const skip = notHere || skipWithout(missingTools(['nginx-light', 'wrk', 'icecast2', 'ffmpeg']))

describe('nginx under load', { skip, timeout: 60_000 }, () => {
  /** @type {import('../lib/site.mjs').Fixture} */
  let site
  before(async () => {
    site = await copySite()
  })
  after(() => site?.remove())

  test('answers every request for a page and its files', async () => {
    const server = await nginx.start({ site })
    try {
      const addresses = await addressMix(
        site.out,
        pages.map((page) => page.path),
      )
      for (const kind of ['.css', '.js', '.woff2', '.avif', '.svg'])
        assert(
          addresses.some((address) => address.endsWith(kind)),
          kind,
        )
      const found = await loadPages({ port: server.port, addresses, seconds: 3 })
      assert.equal(found.refused + found.broken, 0)
      assert(found.requests > 1000, `${found.requests} requests`)
      assert(found.p50 > 0 && found.p99 >= found.p50)
    } finally {
      await server.stop()
    }
  })

  test('passes the radio on to twenty listeners, and drops none', async () => {
    const found = await loadRadio({ start: nginx.start, site, listeners: 20, seconds: 3 })
    assert.equal(found.playing, 20)
    assert.deepEqual(found.dropped, [])
    assert(found.bytes > 20 * 2 * pace, `${found.bytes} bytes`)
    assert(found.server.before > 0 && found.icecast.before > 0)
  })
})

describe('Faults under load', { skip, timeout: 30_000 }, () => {
  test('an address that is missing is refused before the load', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(404).end())
    try {
      await assert.rejects(
        loadPages({ port: upstream.port, addresses: ['/gone'], seconds: 1 }),
        /\/gone answers 404/,
      )
    } finally {
      upstream.stop()
    }
  })

  test('answers that fail are counted, and each address is asked', async () => {
    const upstream = await startUpstream((request, response) =>
      response.writeHead(request.url === '/well' ? 200 : 503).end(),
    )
    try {
      const found = await runWrk({ port: upstream.port, addresses: ['/well', '/ill'], seconds: 1 })
      assert(found.refused > 0 && found.refused < found.requests, `${found.refused} of ${found.requests}`)
    } finally {
      upstream.stop()
    }
  })
})

describe('Who listens', { skip: notHere }, () => {
  /**
   * Counts listeners of a station that treats them badly.
   * @param {import('node:http').RequestListener} answer
   */
  async function audienceOf(answer) {
    const upstream = await startUpstream(answer)
    const { audience, leave } = await tuneIn({ port: upstream.port, target: '/', listeners: 2, allowed: 0.2 })
    await new Promise((resolve) => setTimeout(resolve, 1400))
    const found = audience()
    leave()
    upstream.stop()
    return found
  }

  test('falls behind when the sound stops coming', async () => {
    const { playing, dropped } = await audienceOf((_, response) => response.write(Buffer.alloc(burstBytes)))
    assert.equal(playing, 2)
    assert.equal(dropped.length, 2)
    assert.match(String(dropped[0]), /^1\.\d s behind$/)
  })

  test('lacks nothing while the sound comes at its pace', async () => {
    const found = await audienceOf((_, response) => {
      response.write(Buffer.alloc(burstBytes))
      const more = setInterval(() => response.write(Buffer.alloc(Math.ceil(pace / 10))), 90)
      response.on('close', () => clearInterval(more))
    })
    assert.deepEqual(found.dropped, [])
  })

  test('is dropped when the connection ends', async () => {
    const { dropped } = await audienceOf((_, response) => response.end(Buffer.alloc(burstBytes)))
    assert.equal(dropped.length, 2)
    assert.match(String(dropped[0]), /^ended after 0\.\d s$/)
  })

  test('is refused, and not dropped, when turned away', async () => {
    const found = await audienceOf((_, response) => response.writeHead(429).end())
    assert.deepEqual([found.playing, found.refused, found.dropped], [0, 2, []])
  })

  test('comes from an address of its own', async () => {
    /** @type {Set<string | undefined>} */
    const addresses = new Set()
    await audienceOf((request, response) => {
      addresses.add(request.socket.remoteAddress)
      response.end()
    })
    assert.equal(addresses.size, 2)
  })

  test('memory and processor time are those of a process and its children', async () => {
    const { bytes, cpuSeconds } = await usageOf(process.pid)
    assert(bytes >= process.memoryUsage.rss() / 2)
    assert(cpuSeconds > 0)
    await assert.rejects(usageOf(-1), /no process -1/)
  })
})

test('options choose parts, times and listeners, and a slip is explained', () => {
  assert.deepEqual(readOptions([]), {
    parts: ['pages', 'radio', 'weights'],
    seconds: 60,
    listeners: 200,
    radioSeconds: 30,
    help: false,
  })
  assert.deepEqual(readOptions(['--only', 'radio', '--listeners', '20']).parts, ['radio'])
  assert.throws(() => readOptions(['--only', 'tv']), /no such part; choose among pages, radio, weights/)
  assert.throws(() => readOptions(['--seconds', '0']), /--seconds 0: is not a whole number/)
})

test('costs are weight times price, and a line is full with so many listeners', () => {
  const weights = [100_000, 300_000, 20_000].map((bytes, index) => ({
    route: `/${index}`,
    first: { bytes, requests: 10 },
    again: { bytes: 1000, requests: 1 },
  }))
  const lines = costTable(weights, 1000).split('\n')
  assert.match(
    String(lines[2]),
    /\/1, the heaviest.* 300 .*\$3\.00 .*\$15\.00 .*\$27\.00 .* 3\.9 .* 0\.3858 % .* 417 /,
  )
  assert.match(String(lines[3]), /\/0, the median.* 100 .*\$1\.00 /)
  assert.match(String(lines[4]), /\/2, the lightest/)
  assert.match(String(lines[5]), /\/0, again.* 1 /)
  assert.match(lineTable(200), /128 kbit\/s \|\s+25\.6 Mbit\/s \|\s+7,813 \|\s+57\.6 MB \|\s+\$0\.58 /)
})

test('a fault of nginx, or a lost listener, breaks a promise; a refusal where it is agreed does not', () => {
  const page = { requests: 1, bytes: 1, seconds: 1, p50: 1, p99: 1, refused: 1, broken: 0 }
  const memory = { before: 1, during: 1, each: 0 }
  const audience = { asked: 2, playing: 1, refused: 1, dropped: [], furthestBehind: 0, bytes: 1, seconds: 1 }
  const radio = { ...audience, server: memory, icecast: memory, cpuShare: 0 }

  assert.deepEqual(brokenPromises([{ name: 'serve', found: page }], []), [])
  assert.equal(brokenPromises([{ name: 'nginx', found: page }], []).length, 1)
  assert.deepEqual(brokenPromises([], [{ name: 'Apache', mayRefuse: true, found: radio }]), [])
  assert.equal(brokenPromises([], [{ name: 'Caddy', mayRefuse: false, found: radio }]).length, 1)
  const lost = { ...radio, dropped: ['ended after 1.0 s'] }
  assert.equal(brokenPromises([], [{ name: 'Apache', mayRefuse: true, found: lost }]).length, 1)
})

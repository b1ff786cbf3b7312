import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, sendRaw } from '../lib/ask'
import { tuneIn } from '../lib/radio'
import { proxies, skipHost } from '../lib/servers'
import { smallSite, type Fixture } from '../lib/site'
import { startDecoy, startUpstream } from '../lib/upstream'
import { startIcecast, type Icecast } from '../lib/icecast'
import { startRadioOrigin, type RadioOrigin } from '../lib/radio-origin'
import { until } from '../lib/until'

// The radio through each host's proxy: a real Icecast can be heard, and nothing else be reached.

const programme = readFileSync(new URL('../../public/recording.mp3', import.meta.url))
const station = '/api/stream?port=8000'

/** How each recipe's connection limit is lowered, and how many streams then still play. */
const limits: Readonly<Record<string, { edit: [string, string]; most: number }>> = {
  nginx: { edit: ['limit_conn fence_radio_reader 8', 'limit_conn fence_radio_reader 3'], most: 3 },
  Caddy: { edit: ['unhealthy_request_count 1000', 'unhealthy_request_count 3'], most: 3 },
  'The container': { edit: ['limit_conn fence_radio_reader 8', 'limit_conn fence_radio_reader 3'], most: 3 },
  // For each of its processes: Debian starts two, and a third when they are busy.
  Apache: { edit: ['max=16', 'max=1'], most: 4 },
}

/** Hostile values of the port parameter. `decoy` is a port on which something listens. */
const hostile = (decoy: number) => [
  'port=22',
  `port=${decoy}`,
  'port=8000@evil',
  `port=8000@127.0.0.1:${decoy}`,
  `port=${decoy}/stream%3F8000`,
  'port=80%00',
  'port=8000%00',
  'port=8000%0d%0aHost:%20evil',
  'port=8000&port=22',
  'port=22&port=8000',
  `port=${decoy}&port=8000`,
  'port=8000&port=8000',
  'port=',
  'port',
  '',
  'port=-8000',
  'port=-1',
  'port=0',
  'port=99999999999999999999999999',
  `port=${'8'.repeat(5000)}`,
  'port=08000',
  'port=+8000',
  'port=%208000',
  '%20port=8000',
  '+port=8000',
  'port=8000%20',
  'port=8000/',
  'port=8000.0',
  'port=8e3',
  'port=0x1f40',
  'port[]=8000',
  'port=%EF%BC%98000',
  'port=localhost',
  `port=http://127.0.0.1:${decoy}/`,
  'PORT=8000',
  'Port=8000',
  'port=8000;port=22',
]

for (const host of proxies) {
  const { name, start } = host
  const skip = skipHost(host, 'icecast2', 'ffmpeg')

  describe(`The radio behind ${name}`, { skip, timeout: 120_000 }, () => {
    let site: Fixture
    let icecast: Icecast
    let relay: RadioOrigin['relay']
    let port: number
    const closers: (() => unknown)[] = []
    before(async () => {
      site = await smallSite()
      ;({ icecast, relay } = await startRadioOrigin(site, closers))
      port = (await open(relay.port)).port
    })
    after(async () => {
      await Promise.all(closers.map((close) => close()))
    })

    /** Starts one more of these servers, until the tests are over. */
    async function open(upstream: number, edits?: [string, string][]) {
      const server = await start({ site, icecast: upstream, edits })
      closers.push(() => server.stop())
      return server
    }

    /** Something that servers may ask, until the tests are over. */
    async function openUpstream(answer: Parameters<typeof startUpstream>[0]) {
      const upstream = await startUpstream(answer)
      closers.push(() => upstream.stop())
      return upstream
    }

    test('plays the programme, live', async () => {
      const heard = await tuneIn(port)
      assert.equal(heard.status, 200)
      assert.equal(heard.headers['content-type'], 'audio/mpeg')
      assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
      assert.equal(heard.headers['x-content-type-options'], 'nosniff')
      assert.equal(heard.headers['content-encoding'], undefined)
      assert.equal(heard.headers['content-length'], undefined)
      await until('sound', () => heard.bytes().length > 20_000)
      heard.leave()
      assert(programme.includes(heard.bytes().subarray(4000, 12_000)), 'this is something else')
    })

    test('disconnects from Icecast when the listener leaves', async () => {
      const count = async () => {
        const status = await ask(icecast.port, '/status-json.xsl')
        return JSON.parse(status.body.toString()).icestats.source?.listeners
      }
      const heard = await tuneIn(port)
      await until('a listener', async () => (await count()) === 1)
      heard.leave()
      await until('no listener', async () => (await count()) === 0)
    })

    test('answers 404 for anything but the station, and connects nowhere', async () => {
      const decoy = await startDecoy()
      closers.push(() => decoy.stop())
      const before = relay.count()
      for (const query of hostile(decoy.port)) {
        const answer = await sendRaw(
          port,
          `GET /api/stream?${query} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
        )
        assert.match(answer, /^HTTP\/1\.1 404 /, query.slice(0, 80))
      }
      for (const target of [
        '/api/stream',
        '/api/',
        '/api',
        '/api/admin/stats',
        '/stream',
        '/api/stream%3Fport=8000',
      ]) {
        let answer = await ask(port, target)
        if (answer.status === 301)
          answer = await ask(port, new URL(String(answer.headers.location), 'http://a').pathname)
        assert.equal(answer.status, 404, target)
      }
      // Bytes that no browser sends.
      for (const line of [
        'GET /api/stream? port=8000 HTTP/1.1',
        `GET /api/stream?port=8000 @127.0.0.1:${decoy.port} HTTP/1.1`,
        'GET /api/stream?port=8000\0 HTTP/1.1',
        `GET http://127.0.0.1:${decoy.port}/api/stream?port=22 HTTP/1.1`,
        `CONNECT 127.0.0.1:${decoy.port} HTTP/1.1`,
      ]) {
        const answer = await sendRaw(port, `${line}\r\nHost: a.example\r\nConnection: close\r\n\r\n`)
        assert.match(answer, /^(?:HTTP\/1\.[01] (?:400|404|405|501) |$|<html>)/, line)
      }
      await pause(200)
      assert.equal(decoy.count(), 0, 'somebody connected')
      assert.equal(relay.count(), before, 'somebody asked Icecast')
    })

    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'SOURCE']) {
      test(`refuses ${method} without a request to Icecast`, async () => {
        const before = relay.count()
        const answer = await sendRaw(
          port,
          `${method} ${station} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        )
        assert.match(answer, /^HTTP\/1\.1 405 /)
        assert.equal(relay.count(), before)
      })
    }

    if (name === 'The preview') return

    test('answers 404 when the mount is off, and 502 when Icecast is', async () => {
      const quiet = await startIcecast()
      const server = await open(quiet.port)
      assert.equal((await ask(server.port, station)).status, 404)
      await quiet.stop()
      const { status, body } = await ask(server.port, station)
      assert([502, 503].includes(status), `${status}`)
      assert(!body.includes(String(quiet.port)), 'tells where Icecast is')
    })

    test('passes on no cookies, password, body or query of the listener', async () => {
      const upstream = await openUpstream((_, response) => {
        response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Set-Cookie': 'a=b', 'Icy-Name': 'x' })
        response.write('sound')
      })
      const server = await open(upstream.port)
      const heard = await tuneIn(server.port, {
        headers: {
          Cookie: 'secret=1',
          Authorization: 'Basic c2VjcmV0',
          'Proxy-Authorization': 'Basic c2VjcmV0',
          'X-Forwarded-For': '10.0.0.1',
          'User-Agent': 'secret',
          Referer: 'http://secret.example/',
          Range: 'bytes=0-10',
          'Icy-MetaData': '1',
          'Accept-Language': 'secret',
        },
      })
      assert.equal(heard.status, 200)
      assert.equal(heard.headers['set-cookie'], undefined)
      heard.leave()
      const body = 'secret='.repeat(500)
      await sendRaw(
        server.port,
        `GET ${station} HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      await sendRaw(
        server.port,
        `GET ${station} HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nsecret\r\n0\r\n\r\n`,
      )

      assert(upstream.asked.length > 0)
      for (const { method, url, headers, body: sent } of upstream.asked) {
        assert.equal(method, 'GET')
        assert.equal(url, '/stream')
        assert.doesNotMatch(JSON.stringify(headers), /secret|c2Vj|10\.0\.0\.1|bytes=/)
        assert.doesNotMatch(sent, /secret/)
        // Caddy announces a chunked body, but sends none of it.
        const harmless = ['host', 'user-agent', 'connection', 'te', 'accept-encoding', 'transfer-encoding']
        for (const header of Object.keys(headers)) assert(harmless.includes(header), header)
      }
    })

    test('passes on the first bytes as soon as Icecast sends them', async () => {
      let pieces = 0
      const upstream = await openUpstream((_, response) => {
        response.writeHead(200, { 'Content-Type': 'audio/mpeg' })
        response.write('la')
        // Apache notices only when it sends something that a listener has left.
        const more = setInterval(() => {
          response.write('li')
          pieces += 1
        }, 300)
        response.on('close', () => clearInterval(more))
      })
      const server = await open(upstream.port)
      const began = performance.now()
      const heard = await tuneIn(server.port)
      // More may have come between two looks of a busy machine, and it sends late: the time limits are what is promised.
      await until('the first bytes', () => heard.bytes().toString().startsWith('la'), 250)
      await until('more to be sent', () => pieces > 0)
      await until('the next', () => heard.bytes().toString().startsWith('lali'), 500)
      assert(performance.now() - began < 1500)
      heard.leave()
      await until('the upstream to be left', async () => (await upstream.connections()) === 0)
    })

    test('neither follows nor passes on redirects, and shows no error page of Icecast', async () => {
      const decoy = await startDecoy()
      closers.push(() => decoy.stop())
      const upstream = await openUpstream((_, response) =>
        response.writeHead(302, { Location: `http://127.0.0.1:${decoy.port}/` }).end('of icecast'),
      )
      const server = await open(upstream.port)
      for (const status of [302, 301, 307, 401, 403, 500]) {
        upstream.answer((_, response) =>
          response.writeHead(status, { Location: `http://127.0.0.1:${decoy.port}/` }).end('of icecast'),
        )
        const answer = await ask(server.port, station)
        assert.equal(answer.headers.location, undefined)
        // Apache passes a redirect's status on, but without its target.
        if (name === 'Apache' && status < 400) continue
        assert(answer.status === status || [404, 500, 502, 503].includes(answer.status), `${answer.status}`)
        assert(answer.status >= 400)
        assert.doesNotMatch(answer.body.toString(), /of icecast/)
      }
      assert.equal(decoy.count(), 0)
    })

    test('refuses listeners beyond its limit', async () => {
      const limit = limits[name]
      assert(limit)
      const server = await open(icecast.port, [limit.edit])
      const all = []
      for (let number = 0; number < 8; number += 1) all.push(await tuneIn(server.port))
      const playing = all.filter(({ status }) => status === 200)
      assert(playing.length >= 1 && playing.length <= limit.most, `${playing.length} play`)
      const refusals = new Set(all.map(({ status }) => status).filter((status) => status !== 200))
      assert(refusals.size === 1 && (refusals.has(429) || refusals.has(503)), `${[...refusals]}`)

      // Pages are still served, and a listener who leaves makes room.
      assert.equal((await ask(server.port, '/history')).status, 200)
      for (const heard of all) heard.leave()
      await until('room', async () => {
        const again = await tuneIn(server.port)
        again.leave()
        return again.status === 200
      })
    })
  })
}

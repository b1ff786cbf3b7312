import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readUpstream } from '../../../delivery/preview/read-upstream'
import { createStation } from '../../../delivery/preview/station'
import { createStream } from '../../../delivery/preview/stream-handler'
import { freePort } from '../../lib/free-port'
import { closeAll, serve, serveUpstream, tuneIn } from '../../lib/radio'
import { until } from '../../lib/until'

const recording = readFileSync('public/recording.mp3')
const bytesPerSecond = 16_000

after(closeAll)

const serveStation = (sound = recording) => serve(createStream({ play: createStation(sound), ports: [8000] }))

describe('The repeated recording', () => {
  test('starts at once with ten seconds of sound, more than Chromium wants before it plays, then continues in real time', async () => {
    const heard = await tuneIn(await serveStation())
    await pause(4200)
    heard.leave()

    const size = (from: number, to: number) =>
      heard.chunks.reduce((sum, { at, bytes }) => sum + (at >= from && at < to ? bytes.length : 0), 0)
    const burst = size(0, 400)
    assert(burst > 9.9 * bytesPerSecond && burst < 10.8 * bytesPerSecond, `burst of ${burst} bytes`)
    const pace = size(1000, 4000) / 3
    assert(Math.abs(pace / bytesPerSecond - 1) < 0.2, `${pace} bytes a second`)
  })

  test('begins again when it is over', async () => {
    const heard = await tuneIn(await serveStation(Buffer.from('abc')))
    await until('some sound', () => heard.bytes().length > 60_000)
    heard.leave()

    assert('abc'.repeat(100_000).includes(heard.bytes().toString()))
  })

  test('is sent to nobody who has left, and waits for who reads nothing', async () => {
    let written = 0
    const listener = Object.assign(new EventTarget(), {
      writableLength: 0,
      on: (_: 'close', close: () => void) => listener.addEventListener('close', close),
      write: (bytes: Buffer) => (written += listener.writableLength = bytes.length),
    })
    // Only what a station uses of a response.
    Reflect.apply(createStation(recording), undefined, [listener])
    await pause(400)
    assert(Math.abs(written - 10 * bytesPerSecond) < 100, `${written} bytes`)

    const before = written
    listener.dispatchEvent(new Event('close'))
    listener.writableLength = 0
    await pause(300)
    assert.equal(written, before)
  })
})

// What it refuses to be asked for, and to connect to, is in tests/hosts/radio.test.ts, for every host.
describe('The address', () => {
  test('answers with audio that must not be stored, transformed or sniffed', async () => {
    const port = await serveStation()
    const heard = await tuneIn(port, { headers: { 'Accept-Encoding': 'gzip, br', Range: 'bytes=0-' } })
    heard.leave()

    assert.equal(heard.status, 200)
    assert.equal(heard.headers['content-type'], 'audio/mpeg')
    assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
    assert.equal(heard.headers['access-control-allow-origin'], '*')
    assert.equal(heard.headers['x-content-type-options'], 'nosniff')
    for (const name of ['content-encoding', 'content-length']) assert.equal(heard.headers[name], undefined)
  })

  test('takes no other method, and is off without a station', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const heard = await tuneIn(await serveStation(), { method })
      assert.equal(heard.status, 405)
      assert.equal(heard.headers.allow, 'GET')
    }
    assert.equal((await tuneIn(await serve(createStream({ ports: [8000] })))).status, 404)
  })
})

test('RADIO_UPSTREAM is the address of a mount, or refused by name, without its password', () => {
  assert.equal(readUpstream({ RADIO_UPSTREAM: '' }), undefined)
  const good = 'http://127.0.0.1:8000/stream'
  assert.equal(readUpstream({ RADIO_UPSTREAM: good })?.href, good)
  const wrong = [
    ...['8000', 'localhost:8000/stream', '/stream', 'http://', 'http://host:99999/', ' '],
    ...['https://radio.example/stream', 'file:///etc/passwd', 'http://a b/', 'http://a/#x'],
  ]
  for (const value of wrong) {
    const message = new RegExp(`RADIO_UPSTREAM must be .*\\(found "${value}"\\)`)
    assert.throws(() => readUpstream({ RADIO_UPSTREAM: value }), message)
  }
  for (const value of ['http://source:hackme@127.0.0.1:8000/stream', 'http://source:hackme@bad host/']) {
    assert.throws(
      () => readUpstream({ RADIO_UPSTREAM: value }),
      (error) => /RADIO_UPSTREAM/.test(`${error}`) && !/hackme/.test(`${error}`),
    )
  }
})

describe('The proxy', () => {
  test('passes on nothing of the visitor', async () => {
    const asked: IncomingMessage[] = []
    const upstream = await serve((request, response) => {
      asked.push(request)
      response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Set-Cookie': 'a=1', 'X-Powered-By': 'x' })
      response.write('sound')
    })
    const heard = await tuneIn(await serveUpstream(upstream), {
      target: '/api/stream?port=8000&mount=/admin',
      headers: { Cookie: 'session=1', Authorization: 'Basic eDp5', 'X-Forwarded-For': '10.0.0.1' },
    })
    heard.leave()

    assert.equal(asked[0]?.url, '/stream')
    assert.deepEqual(Object.keys(asked[0].headers).sort(), ['accept', 'connection', 'host', 'user-agent'])
    for (const name of ['set-cookie', 'x-powered-by']) assert.equal(heard.headers[name], undefined)
    assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
  })

  const played = ['audio/mpeg', 'audio/aac', 'application/ogg', 'Audio/OGG; codecs=opus']
  const refused = ['text/html', 'audio/x-mpegurl', 'audio/mpegurl', 'audio/x-scpls', 'application/oggs', '']
  for (const [status, type, expected] of [
    ...played.map((type) => [200, type, 200] as const),
    ...refused.map((type) => [200, type, 502] as const),
    ...[401, 403, 500, 206, 204, 302].map((status) => [status, 'audio/mpeg', 502] as const),
    [404, 'audio/mpeg', 404] as const,
  ]) {
    test(`answers ${expected} where the station answers ${status} with "${type}"`, async () => {
      const visited: string[] = []
      const upstream = await serve((request, response) => {
        visited.push(`${request.url}`)
        response.writeHead(status, { 'Content-Type': type, Location: '/admin' }).end()
      })
      const heard = await tuneIn(await serveUpstream(upstream))

      assert.equal(heard.status, expected)
      assert.equal(heard.headers['content-type'], expected === 200 ? type : 'text/plain; charset=utf-8')
      assert.equal(heard.headers.location, undefined)
      assert.deepEqual(visited, ['/stream'])
    })
  }

  test('gives up on an upstream that does not answer, falls silent, or is not there', async () => {
    const mute = await serve(() => {})
    const timeouts = { answer: 200, silence: 200 }
    assert.equal((await tuneIn(await serveUpstream(mute, { timeouts }))).status, 502)

    const stopped = await serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('sound'),
    )
    const heard = await tuneIn(await serveUpstream(stopped, { timeouts }))
    await until('the end', () => heard.ended, 2000)

    const absent = await tuneIn(await serveUpstream(await freePort()))
    assert.equal(absent.status, 502)
    assert.equal(absent.headers['access-control-allow-origin'], '*')
  })

  test('refuses to be its own upstream', async () => {
    let asked = 0
    const streams: RequestListener[] = []
    const port = await serve((request, response) => {
      asked += 1
      streams[0]?.(request, response)
    })
    const upstream = new URL(`http://127.0.0.1:${port}/api/stream?port=8000`)
    streams.push(createStream({ upstream, ports: [8000] }))

    assert.equal((await tuneIn(port)).status, 502)
    assert.equal(asked, 2)
  })
})

import assert from 'node:assert/strict'
import { createServer as createTcpServer } from 'node:net'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readUpstream } from '../../../delivery/preview/read-upstream'
import { createStation } from '../../../delivery/preview/station'
import { createStream, isStreamRequest } from '../../../delivery/preview/stream-handler'
import { freePort } from '../../lib/free-port'
import { closeAll, onClose, serve, serveUpstream, text, tuneIn } from '../../lib/radio'
import { until } from '../../lib/until'

const recording = readFileSync('public/recording.mp3')
const bytesPerSecond = 16_000

after(closeAll)

const serveStation = (sound = recording) => serve(createStream({ play: createStation(sound), ports: [8000] }))

describe('The repeated recording', () => {
  test('starts at once with four seconds of sound, then continues in real time', async () => {
    const heard = await tuneIn(await serveStation())
    await pause(4200)
    heard.leave()

    const size = (from: number, to: number) =>
      heard.chunks.reduce((sum, { at, bytes }) => sum + (at >= from && at < to ? bytes.length : 0), 0)
    const burst = size(0, 400)
    assert(burst > 3.9 * bytesPerSecond && burst < 4.8 * bytesPerSecond, `burst of ${burst} bytes`)
    const pace = size(1000, 4000) / 3
    assert(Math.abs(pace / bytesPerSecond - 1) < 0.2, `${pace} bytes a second`)
  })

  test('is the same for all listeners, from where it is now', async () => {
    const port = await serveStation()
    const early = await tuneIn(port)
    await pause(1500)
    const late = await tuneIn(port)
    await pause(1000)
    early.leave()
    late.leave()

    const [whole, part] = [early.bytes(), late.bytes()]
    const start = whole.indexOf(part.subarray(0, 2000))
    const both = Math.min(whole.length - start, part.length)
    assert(start > 0, 'the late listener hears something else')
    assert(whole.subarray(start, start + both).equals(part.subarray(0, both)))
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
    assert(Math.abs(written - 4 * bytesPerSecond) < 100, `${written} bytes`)

    const before = written
    listener.dispatchEvent(new Event('close'))
    listener.writableLength = 0
    await pause(300)
    assert.equal(written, before)
  })
})

describe('The address', () => {
  test('answers with audio that must not be stored, transformed or sniffed; HEAD has headers alone', async () => {
    const port = await serveStation()
    const heard = await tuneIn(port, { headers: { 'Accept-Encoding': 'gzip, br', Range: 'bytes=0-' } })
    heard.leave()

    assert.equal(heard.status, 200)
    assert.equal(heard.headers['content-type'], 'audio/mpeg')
    assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
    assert.equal(heard.headers['access-control-allow-origin'], '*')
    assert.equal(heard.headers['x-content-type-options'], 'nosniff')
    for (const name of ['content-encoding', 'content-length']) assert.equal(heard.headers[name], undefined)

    const head = await tuneIn(port, { method: 'HEAD' })
    assert.equal(head.headers['content-type'], 'audio/mpeg')
    assert.equal(await text(head), '')
  })

  test('takes no other method, and is off without a station', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const heard = await tuneIn(await serveStation(), { method })
      assert.equal(heard.status, 405)
      assert.equal(heard.headers.allow, 'GET, HEAD')
    }
    assert.equal((await tuneIn(await serve(createStream({ ports: [8000] })))).status, 404)
  })

  test('must be written exactly so', () => {
    const asks = (url: string | undefined) => {
      const request: Partial<IncomingMessage> = { url }
      return Reflect.apply(isStreamRequest, undefined, [request])
    }
    for (const url of ['/api/stream', '/api/stream?port=8000']) assert(asks(url), url)
    for (const url of [
      '/',
      '/api/streams',
      '/api/stream/',
      '//api/stream',
      'http://evil/api/stream',
      undefined,
    ])
      assert(!asks(url), url)
  })

  test('never connects to a port that a visitor chooses', async () => {
    let connections = 0
    const canary = createTcpServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise((resolve) => canary.listen(0, '127.0.0.1', () => resolve(undefined)))
    onClose(() => canary.close())
    const address = canary.address()
    assert(typeof address === 'object' && address)
    const port = await serveUpstream(address.port)
    const own = await serveStation()

    const hostile = [
      ...['', '?', '?port', '?port=', '?port=22', `?port=${address.port}`, '?port=8001', '?port=8000@evil'],
      ...['?port=8000%00', '?port=%008000', '?port=8000&port=22', '?port=22&port=8000', '?port[]=8000'],
      ...['?PORT=8000', '?port=-8000', '?port=8e3', '?port=08000', '?port=+8000', '?port=8000.0', '?port=%'],
      ...[
        '?port=0x1F40',
        '?port=8000%20',
        '?port=%0a8000',
        '?port=8000/../22',
        '?port=8000?',
        '?x=1?port=8000',
      ],
      ...['?port=%EF%BC%98000', '?port=127.0.0.1:22', '?port=http://127.0.0.1:22/', '?port=8000;port=22'],
      ...[`?port=${'9'.repeat(4000)}`, '?port=__proto__', '?port=73536'],
    ]
    for (const query of hostile) {
      for (const server of [port, own]) {
        const heard = await tuneIn(server, { target: `/api/stream${query}` })
        assert.equal(heard.status, 404, query)
        assert.equal(heard.headers['content-type'], 'text/plain; charset=utf-8')
        assert(!(await text(heard)).includes('evil'), 'the answer repeats the question')
      }
    }
    assert.equal(connections, 0)

    // The canary does sing when the port is right.
    assert.equal((await tuneIn(port)).status, 502)
    assert.equal(connections, 1)
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

  const answers: readonly [status: number, type: string, expected: number][] = [
    ...['audio/mpeg', 'audio/aac', 'application/ogg', 'Audio/OGG; codecs=opus'].map(
      (type): [number, string, number] => [200, type, 200],
    ),
    ...['text/html', 'audio/x-mpegurl', 'audio/mpegurl', 'audio/x-scpls', 'application/oggs', ''].map(
      (type): [number, string, number] => [200, type, 502],
    ),
    [404, 'audio/mpeg', 404],
    ...[401, 403, 500, 206, 204, 302].map((status): [number, string, number] => [status, 'audio/mpeg', 502]),
  ]
  for (const [status, type, expected] of answers) {
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

  test('hangs up when the listener leaves, and after a HEAD', async () => {
    let open = 0
    const upstream = await serve((_, response) => {
      open += 1
      response.on('close', () => (open -= 1))
      response.writeHead(200, { 'Content-Type': 'audio/aac' }).write('sound')
    })
    const port = await serveUpstream(upstream)
    const heard = await tuneIn(port)
    assert.equal(open, 1)
    heard.leave()
    await until('the upstream to be free', () => open === 0, 1000)

    assert.equal(await text(await tuneIn(port, { method: 'HEAD' })), '')
    await until('the upstream to be free again', () => open === 0, 1000)
  })

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

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import process from 'node:process'
import { Writable } from 'node:stream'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { splitFrames } from '../../../delivery/preview/radio/mp3-frames'
import { createStation } from '../../../delivery/preview/radio/station'
import { createStream, isStreamRequest, readUpstream } from '../../../delivery/preview/radio/stream-handler'
import { freePort } from '../../lib/free-port'
import { closeAll, onClose, serve, serveUpstream, text, tuneIn } from '../../lib/radio'
import { until } from '../../lib/until'

const programme = readFileSync(new URL('../../../public/recording.mp3', import.meta.url))
const frames = splitFrames(programme, 'recording.mp3')
const bytesPerSecond = 16_000

after(closeAll)

/**
 * Serves the embedded station.
 * @param {{ ports?: number[] }} [options]
 */
async function serveStation({ ports = [8000] } = {}) {
  const station = createStation(frames)
  onClose(() => station.close())
  return { station, port: await serve(createStream({ station, ports })) }
}

/**
 * A header and the right number of bytes after it.
 * @param {number} header
 * @param {number} length
 */
function frame(header, length) {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32BE(header)
  return bytes
}

describe('The programme', () => {
  test('lasts three minutes at exactly 128 kbit/s', () => {
    const seconds = frames.reduce((sum, { seconds }) => sum + seconds, 0)

    assert(seconds > 170 && seconds < 200, `${seconds} s`)
    assert(Math.abs(programme.length / seconds - bytesPerSecond) < 1)
    assert.deepEqual([...new Set(frames.map(({ bytes }) => bytes.length))].sort(), [417, 418])
  })

  test('can be joined at every frame: none needs the bytes of another', () => {
    const borrowed = frames.filter(({ bytes }) => bytes.readUInt16BE(4) >>> 7 !== 0)

    assert.equal(borrowed.length, 0)
  })

  test('holds sound only: no tags, no information frame', () => {
    const first = frames[0]?.bytes
    assert(first)

    assert(!first.includes('Xing') && !first.includes('Info'))
    assert(!programme.subarray(-128).includes('TAG'))
  })
})

describe('Frames', () => {
  test('have the length their header says: bitrate, sample rate, padding', () => {
    const file = Buffer.concat([frame(0xfffb9000, 417), frame(0xfffb9200, 418), frame(0xfffbb000, 626)])

    assert.deepEqual(
      splitFrames(file, 'a.mp3').map(({ bytes }) => bytes.length),
      [417, 418, 626],
    )
    assert.equal(splitFrames(frame(0xfffb9400, 384), 'a.mp3')[0]?.seconds, 0.024)
    assert.equal(splitFrames(frame(0xfffb9800, 576), 'a.mp3')[0]?.seconds, 0.036)
  })

  const good = frame(0xfffb9000, 417)
  for (const [what, file, message] of /** @type {const} */ ([
    ['nothing', Buffer.alloc(0), /^OperatorError: odd\.mp3: the file is empty/],
    ['text', Buffer.from('<!doctype html>'), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['a tag', Buffer.concat([Buffer.from('ID3\x04'), good]), /^OperatorError: odd\.mp3: .* at byte 0\./],
    [
      'a tag at the end',
      Buffer.concat([good, Buffer.from('TAG name')]),
      /^OperatorError: odd\.mp3: .* at byte 417\./,
    ],
    ['a broken end', good.subarray(0, 400), /^OperatorError: odd\.mp3: the last frame is cut off/],
    ['three bytes', good.subarray(0, 3), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['MPEG-2', frame(0xfff39000, 417), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['Layer II', frame(0xfffd9000, 417), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['free bitrate', frame(0xfffb0000, 417), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['a forbidden bitrate', frame(0xfffbf000, 417), /^OperatorError: odd\.mp3: .* at byte 0\./],
    ['a reserved sample rate', frame(0xfffb9c00, 417), /^OperatorError: odd\.mp3: .* at byte 0\./],
    [
      'two sample rates',
      Buffer.concat([good, frame(0xfffb9400, 384)]),
      /^OperatorError: odd\.mp3: the sample rate/,
    ],
  ])) {
    test(`are refused with the name of the file: ${what}`, () => {
      assert.throws(() => splitFrames(file, 'odd.mp3'), message)
    })
  }
})

describe('The embedded station', () => {
  test('starts at once with four seconds of sound, then continues in real time', async () => {
    const { port } = await serveStation()
    const heard = await tuneIn(port)
    await pause(4200)
    heard.leave()

    const size = (/** @type {number} */ from, /** @type {number} */ to) =>
      heard.chunks.reduce((sum, { at, bytes }) => sum + (at >= from && at < to ? bytes.length : 0), 0)
    const burst = size(0, 400)
    assert(burst > 3.9 * bytesPerSecond && burst < 4.8 * bytesPerSecond, `burst of ${burst} bytes`)
    const pace = size(1000, 4000) / 3
    assert(Math.abs(pace / bytesPerSecond - 1) < 0.2, `${pace} bytes a second`)
  })

  test('plays the same for all listeners, from where it is now', async () => {
    const { port } = await serveStation()
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
    assert(both > 2.5 * bytesPerSecond)
    assert(whole.subarray(start, start + both).equals(part.subarray(0, both)))
    assert(Math.abs(start / bytesPerSecond - 1.5) < 0.4, `joined ${start} bytes later`)
  })

  test('sends whole frames and begins with one', async () => {
    const { port } = await serveStation()
    const heard = await tuneIn(port)
    await until('the burst', () => heard.bytes().length > 30_000)
    heard.leave()

    const start = programme.indexOf(heard.bytes().subarray(0, 20_000))
    assert(start >= 0)
    splitFrames(programme.subarray(0, start || undefined), 'what came before')
  })

  test('begins again when the programme is over', async () => {
    const short = ['a', 'b', 'c'].map((letter) => ({ bytes: Buffer.from(letter), seconds: 0.01 }))
    const station = createStation(short)
    const listener = patient()
    station.join(listener)
    await pause(350)
    station.close()

    assert(listener.heard.length > 210)
    assert('abc'.repeat(200).includes(listener.heard))
  })

  test('buffers nothing for a listener that reads nothing', async () => {
    const station = createStation(swift())
    const stalled = stalling()
    station.join(stalled)
    const first = stalled.writableLength
    await pause(700)

    assert.equal(stalled.writableLength, first)
    station.close()
    assert(stalled.destroyed)
  })

  test('skips ahead for a listener that paused longer than the burst', async () => {
    const station = createStation(swift(), { burstSeconds: 1 })
    const listener = stalling()
    station.join(listener)
    await pause(1600)
    listener.release()
    await until('the next chunk', () => listener.taken.length > 1)
    station.close()

    const [before, after] = listener.taken
    assert(before && after)
    assert(after.readUInt32BE() > before.readUInt32BE(before.length - 4) + 100, 'heard what is long over')
    assert.equal(after.length, before.length, 'heard more than a burst at once')
  })

  test('continues without a gap for a listener that paused for a moment', async () => {
    const station = createStation(swift(), { burstSeconds: 1 })
    const listener = stalling()
    station.join(listener)
    await pause(500)
    listener.release()
    await until('the next chunk', () => listener.taken.length > 1)
    station.close()

    const [before, after] = listener.taken
    assert.equal(after?.readUInt32BE(), Number(before?.readUInt32BE(before.length - 4)) + 1)
  })

  test('disconnects a listener that reads nothing for long', async () => {
    const station = createStation(swift(), { timeoutSeconds: 0.3 })
    const stalled = stalling()
    station.join(stalled)
    await until('the drop', () => stalled.destroyed, 2000)
    await until('an empty house', () => station.audience === 0, 1000)
  })

  test('removes listeners that leave, and stops its timer after the last', async () => {
    const clocks = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const station = createStation(frames)
    const before = clocks()
    const [one, two] = [patient(), patient()]
    station.join(one)
    station.join(two)
    assert.equal(clocks(), before + 1)
    one.destroy()
    await until('one to leave', () => station.audience === 1)
    two.destroy()
    await until('both to leave', () => station.audience === 0)

    assert.equal(clocks(), before)
  })

  test('removes a listener that closes the connection', async () => {
    const { port, station } = await serveStation()
    const heard = await tuneIn(port)
    assert.equal(station.audience, 1)
    heard.leave()

    await until('the listener to be forgotten', () => station.audience === 0, 1000)
  })

  test('ends every connection when it closes', async () => {
    const { port, station } = await serveStation()
    const all = await Promise.all([tuneIn(port), tuneIn(port)])
    station.close()

    await until('both to end', () => all.every(({ ended }) => ended), 1000)
    assert.equal(station.audience, 0)
  })

  test('refuses to open without a programme', () => {
    assert.throws(() => createStation([]), /at least one frame/)
  })

  /** Numbered frames, a thousand a second. */
  function swift() {
    return Array.from({ length: 60_000 }, (_, index) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(index)
      return { bytes, seconds: 0.001 }
    })
  }

  function patient() {
    const listener = Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          listener.heard += chunk.toString('latin1')
          done()
        },
      }),
      { heard: '' },
    )
    return listener
  }

  /** Takes the first chunk only when it is told to. */
  function stalling() {
    /** @type {Buffer[]} */
    const taken = []
    /** @type {() => void} */
    let release = () => {}
    const listener = new Writable({
      write(chunk, _encoding, done) {
        taken.push(chunk)
        if (taken.length === 1) release = done
        else done()
      },
    })
    return Object.assign(listener, { taken, release: () => release() })
  }
})

describe('The address', () => {
  test('answers with audio that must not be stored, transformed or sniffed', async () => {
    const { port } = await serveStation()
    const heard = await tuneIn(port, { headers: { 'Accept-Encoding': 'gzip, br', Range: 'bytes=0-' } })
    heard.leave()

    assert.equal(heard.status, 200)
    assert.equal(heard.headers['content-type'], 'audio/mpeg')
    assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
    assert.equal(heard.headers['access-control-allow-origin'], '*')
    assert.equal(heard.headers['x-content-type-options'], 'nosniff')
    assert.equal(heard.headers['content-encoding'], undefined)
    assert.equal(heard.headers['content-length'], undefined)
  })

  test('answers HEAD with headers alone', async () => {
    const { port, station } = await serveStation()
    const heard = await tuneIn(port, { method: 'HEAD' })

    assert.equal(heard.status, 200)
    assert.equal(heard.headers['content-type'], 'audio/mpeg')
    assert.equal(await text(heard), '')
    assert.equal(station.audience, 0)
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    test(`does not take ${method}`, async () => {
      const { port, station } = await serveStation()
      const heard = await tuneIn(port, { method })

      assert.equal(heard.status, 405)
      assert.equal(heard.headers.allow, 'GET, HEAD')
      assert.equal(station.audience, 0)
    })
  }

  test('serves the ports it is given', async () => {
    const { port } = await serveStation({ ports: [8010, 8020] })
    const asked = (/** @type {number} */ number) => tuneIn(port, { target: `/api/stream?port=${number}` })

    assert.equal((await asked(8010)).status, 200)
    assert.equal((await asked(8020)).status, 200)
    assert.equal((await asked(8000)).status, 404)
  })

  test('must be written exactly so', () => {
    const asks = (/** @type {string | undefined} */ url) =>
      isStreamRequest(/** @type {import('node:http').IncomingMessage} */ ({ url }))

    assert(asks('/api/stream'))
    assert(asks('/api/stream?port=8000'))
    for (const url of [
      '/',
      '/api/streams',
      '/api/stream/',
      '//api/stream',
      'http://evil/api/stream',
      undefined,
    ]) {
      assert(!asks(url), url)
    }
  })

  test('answers 404 when no station is on', async () => {
    const heard = await tuneIn(await serve(createStream({ ports: [8000] })))

    assert.equal(heard.status, 404)
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
    const open = address.port
    const port = await serveUpstream(open)
    const { port: own, station } = await serveStation()

    const hostile = [
      ...['', '?', '?port', '?port=', '?port=22', '?port=80', `?port=${open}`, '?port=8001', '?port=0'],
      ...['?port=8000@evil', '?port=8000%40evil', '?port=80%00', '?port=8000%00', '?port=%008000'],
      ...['?port=8000&port=8000', '?port=8000&port=22', '?port=22&port=8000', '?port[]=8000', '?PORT=8000'],
      ...['?port=-1', '?port=-8000', '?port=1e3', '?port=8e3', '?port=08000', '?port=+8000', '?port=8000.0'],
      ...['?port=0x1F40', '?port=8000%20', '?port=%0a8000', '?port=8000/../22', '?port=8000#', '?port=8000?'],
      ...['?port=%EF%BC%98000', '?port=%E0%A4%A', '?port=%', '?port=127.0.0.1:22', '?port=NaN', '?port=null'],
      ...[
        '?port=http://127.0.0.1:22/',
        '?port=8000,22',
        '?port=8000;port=22',
        '?x=1?port=8000',
        '??port=8000',
      ],
      ...[`?port=${'9'.repeat(4000)}`, '?port=18446744073709559616', '?port=__proto__', '?port=73536'],
    ]
    for (const query of hostile) {
      for (const server of [port, own]) {
        const heard = await tuneIn(server, { target: `/api/stream${query}` })
        assert.equal(heard.status, 404, query)
        assert.equal(heard.headers['content-type'], 'text/plain; charset=utf-8')
        assert.equal(heard.headers['x-content-type-options'], 'nosniff')
        assert(!(await text(heard)).includes('evil'), 'the answer repeats the question')
      }
    }
    assert.equal(connections, 0)
    assert.equal(station.audience, 0)

    // The canary does sing when the port is right.
    assert.equal((await tuneIn(port)).status, 502)
    assert.equal(connections, 1)
  })
})

describe('RADIO_UPSTREAM', () => {
  test('is the embedded station when it is not set', () => {
    assert.equal(readUpstream({}), undefined)
    assert.equal(readUpstream({ RADIO_UPSTREAM: '' }), undefined)
  })

  test('takes the address of a mount', () => {
    const upstream = readUpstream({ RADIO_UPSTREAM: 'http://127.0.0.1:8000/stream' })

    assert.equal(upstream?.href, 'http://127.0.0.1:8000/stream')
  })

  for (const value of [
    ...['8000', '127.0.0.1:8000', 'localhost:8000/stream', '/stream', 'http://', 'http://host:99999/', ' '],
    ...[
      'https://radio.example/stream',
      'ftp://radio.example/',
      'file:///etc/passwd',
      'http://a b/',
      'http://a/#x',
    ],
  ]) {
    test(`refuses "${value}" and names the variable`, () => {
      assert.throws(
        () => readUpstream({ RADIO_UPSTREAM: value }),
        (/** @type {Error} */ error) =>
          error.message.startsWith('RADIO_UPSTREAM must be') && error.message.includes(`"${value}"`),
      )
    })
  }

  for (const value of ['http://source:hackme@127.0.0.1:8000/stream', 'http://source:hackme@bad host/']) {
    test(`refuses a password without repeating it: ${value}`, () => {
      assert.throws(
        () => readUpstream({ RADIO_UPSTREAM: value }),
        (/** @type {Error} */ error) =>
          error.message.startsWith('RADIO_UPSTREAM') && !error.message.includes('hackme'),
      )
    })
  }
})

describe('The proxy', () => {
  test('passes on nothing of the visitor', async () => {
    /** @type {import('node:http').IncomingMessage | undefined} */
    let asked
    const upstream = await serve((request, response) => {
      asked = request
      response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Set-Cookie': 'a=1', 'X-Powered-By': 'x' })
      response.write('sound')
    })
    const heard = await tuneIn(await serveUpstream(upstream), {
      target: '/api/stream?port=8000&mount=/admin',
      headers: {
        Cookie: 'session=1',
        Authorization: 'Basic eDp5',
        'X-Forwarded-For': '10.0.0.1',
        'Icy-MetaData': '1',
      },
    })
    heard.leave()

    assert.equal(asked?.url, '/stream')
    assert.equal(asked.method, 'GET')
    assert.deepEqual(Object.keys(asked.headers).sort(), ['accept', 'connection', 'host', 'user-agent'])
    assert.equal(heard.headers['set-cookie'], undefined)
    assert.equal(heard.headers['x-powered-by'], undefined)
    assert.equal(heard.headers['cache-control'], 'no-store, no-transform')
  })

  test('follows no redirect', async () => {
    let followed = false
    const upstream = await serve((request, response) => {
      if (request.url !== '/stream') followed = true
      response.writeHead(302, { Location: '/admin' }).end()
    })
    const heard = await tuneIn(await serveUpstream(upstream))

    assert.equal(heard.status, 502)
    assert.equal(heard.headers.location, undefined)
    assert.equal(followed, false)
  })

  for (const type of ['audio/mpeg', 'audio/aac', 'application/ogg', 'Audio/OGG; codecs=opus']) {
    test(`passes on ${type}`, async () => {
      const upstream = await serve((_, response) =>
        response.writeHead(200, { 'Content-Type': type }).end('sound'),
      )
      const heard = await tuneIn(await serveUpstream(upstream))

      assert.equal(heard.status, 200)
      assert.equal(heard.headers['content-type'], type)
      assert.equal(await text(heard), 'sound')
    })
  }

  for (const type of [
    'text/html',
    'audio/x-mpegurl',
    'audio/mpegurl',
    'audio/x-scpls',
    'video/ogg',
    'application/oggs',
    'application/octet-stream',
    'xaudio/mpeg',
    '',
  ]) {
    test(`passes on no "${type}"`, async () => {
      const upstream = await serve((_, response) =>
        response.writeHead(200, { 'Content-Type': type }).end('<script>'),
      )
      const heard = await tuneIn(await serveUpstream(upstream))

      assert.equal(heard.status, 502)
      assert.equal(heard.headers['content-type'], 'text/plain; charset=utf-8')
      assert(!(await text(heard)).includes('<'))
    })
  }

  for (const [from, to] of /** @type {const} */ ([
    [404, 404],
    [401, 502],
    [403, 502],
    [500, 502],
    [206, 502],
    [204, 502],
  ])) {
    test(`turns ${from} into ${to}`, async () => {
      const upstream = await serve((_, response) =>
        response.writeHead(from, { 'Content-Type': 'audio/mpeg' }).end(),
      )

      assert.equal((await tuneIn(await serveUpstream(upstream))).status, to)
    })
  }

  test('answers HEAD with what the upstream says, and hangs up there', async () => {
    let gone = false
    const upstream = await serve((_, response) => {
      response.on('close', () => (gone = true))
      response.writeHead(200, { 'Content-Type': 'audio/aac' }).write('sound')
    })
    const heard = await tuneIn(await serveUpstream(upstream), { method: 'HEAD' })

    assert.equal(heard.headers['content-type'], 'audio/aac')
    assert.equal(await text(heard), '')
    await until('the upstream to be free', () => gone, 1000)
  })

  test('hangs up at once when the listener leaves', async () => {
    let gone = 0
    const upstream = await serve((_, response) => {
      response.on('close', () => (gone = performance.now()))
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('sound')
    })
    const heard = await tuneIn(await serveUpstream(upstream))
    const left = performance.now()
    heard.leave()

    await until('the upstream to be free', () => gone > 0, 1000)
    assert(gone - left < 500)
  })

  test('hangs up when the listener leaves before the upstream has answered', async () => {
    let asked = false
    let gone = false
    const upstream = await serve((_, response) => {
      asked = true
      response.on('close', () => (gone = true))
    })
    const port = await serveUpstream(upstream)
    const visitor = request({ host: '127.0.0.1', port, path: '/api/stream?port=8000', agent: false })
    visitor.on('error', () => {})
    visitor.end()
    await until('the question', () => asked, 1000)
    visitor.destroy()

    await until('the upstream to be free', () => gone, 1000)
  })

  test('gives up on an upstream that does not answer', async () => {
    const upstream = await serve(() => {})
    const port = await serveUpstream(upstream, { timeouts: { answer: 200, silence: 5000 } })

    assert.equal((await tuneIn(port)).status, 502)
  })

  test('ends when the upstream falls silent', async () => {
    const upstream = await serve((_, response) =>
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).write('sound'),
    )
    const port = await serveUpstream(upstream, { timeouts: { answer: 5000, silence: 200 } })
    const heard = await tuneIn(port)

    assert.equal(heard.status, 200)
    await until('the end', () => heard.ended, 2000)
  })

  test('slows the upstream down for a listener that reads nothing', async () => {
    let sent = 0
    const upstream = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' })
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65536))) sent += 65536
      }
      response.on('drain', pour)
      pour()
    })
    const port = await serveUpstream(upstream)
    const visitor = request({ host: '127.0.0.1', port, path: '/api/stream?port=8000', agent: false })
    visitor.on('error', () => {})
    onClose(() => visitor.destroy())
    visitor.on('response', (response) => response.pause())
    visitor.end()
    let before = -1
    await until('the flow to stop', async () => {
      if (before === sent) return true
      before = sent
      await pause(300)
      return false
    })

    assert(sent < 40_000_000, `${sent} bytes went to nobody`)
    visitor.destroy()
  })

  test('answers 502 when no upstream listens', async () => {
    const heard = await tuneIn(await serveUpstream(await freePort()))

    assert.equal(heard.status, 502)
    assert.equal(heard.headers['content-type'], 'text/plain; charset=utf-8')
    assert.equal(heard.headers['access-control-allow-origin'], '*')
  })

  test('refuses to be its own upstream', async () => {
    let asked = 0
    /** @type {import('node:http').RequestListener | undefined} */
    let stream
    const port = await serve((request, response) => {
      asked += 1
      stream?.(request, response)
    })
    stream = createStream({
      upstream: new URL(`http://127.0.0.1:${port}/api/stream?port=8000`),
      ports: [8000],
    })

    assert.equal((await tuneIn(port)).status, 502)
    assert.equal(asked, 2)
  })
})

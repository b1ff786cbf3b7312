import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { precompress } from '../../../delivery/build/precompress'
import { createSiteHandler } from '../../../delivery/preview/site-handler'

let folder: string
let out: string
let server: import('node:http').Server

const picture = '/pictures/oak-640-1a2b3c4d.avif'
const size = 4096
const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251))

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  out = path.join(folder, 'out')
  await mkdir(path.join(out, '_next', 'static'), { recursive: true })
  await mkdir(path.join(out, 'pictures'))
  await Promise.all([
    writeFile(path.join(folder, 'secret.txt'), 'not for readers'),
    writeFile(path.join(out, 'index.html'), '<h1>Home</h1>'),
    writeFile(path.join(out, 'history.html'), `<h1>History</h1>${'<p>Fences are old.</p>'.repeat(200)}`),
    writeFile(path.join(out, 'ad-frame.html'), '<title>Advertisement</title>'),
    writeFile(path.join(out, '404.html'), '<h1>Page Not Found</h1>'),
    writeFile(path.join(out, 'history.txt'), '0:["payload"]'),
    writeFile(path.join(out, '.env'), 'SECRET=1'),
    writeFile(path.join(out, 'manifest.webmanifest'), '{}'),
    writeFile(path.join(out, '_next', 'static', 'a-1f2e.js'), 'let a = 1\n'.repeat(500)),
    writeFile(path.join(out, 'pictures', 'oak-640-1a2b3c4d.avif'), bytes),
  ])
  await precompress(out)
  server = createServer(
    createSiteHandler(out, {
      siteUrl: 'https://fences.example',
      policy: "script-src 'self'",
      adFramePolicy: "frame-ancestors 'self'",
      aliases: [{ path: '/old', of: '/history' }],
    }),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
})

after(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

function target() {
  const address = server.address()
  assert(typeof address === 'object' && address)
  return { host: '127.0.0.1', port: address.port }
}

/** A request as it stands: fetch would tidy up the path. */
function ask(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: import('node:http').IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ ...target(), path: address, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('A page that the browser has', () => {
  const hour = 3_600_000
  const later = () => new Date(Date.now() + hour).toUTCString()
  const earlier = () => new Date(Date.now() - hour).toUTCString()

  const conditions: {
    name: string
    status: number
    headers: (etag: string, modified: string) => Record<string, string>
  }[] = [
    { name: 'by its tag', status: 304, headers: (etag) => ({ 'if-none-match': etag }) },
    {
      name: 'by one tag of several',
      status: 304,
      headers: (etag) => ({ 'if-none-match': `"a", ${etag}, "b"` }),
    },
    { name: 'by any tag', status: 304, headers: () => ({ 'if-none-match': '*' }) },
    { name: 'by its date', status: 304, headers: (_, modified) => ({ 'if-modified-since': modified }) },
    { name: 'by a later date', status: 304, headers: () => ({ 'if-modified-since': later() }) },
    { name: 'by an earlier date', status: 200, headers: () => ({ 'if-modified-since': earlier() }) },
    { name: 'by a date that is none', status: 200, headers: () => ({ 'if-modified-since': 'yesterday' }) },
    { name: 'by another tag', status: 200, headers: () => ({ 'if-none-match': '"another"' }) },
    {
      name: 'by another tag, which counts for more than its date',
      status: 200,
      headers: (_, modified) => ({ 'if-none-match': '"another"', 'if-modified-since': modified }),
    },
    { name: 'and must be that one', status: 200, headers: (etag) => ({ 'if-match': etag }) },
    { name: 'and must be another one', status: 412, headers: () => ({ 'if-match': '"another"' }) },
  ]
  for (const { name, status, headers } of conditions) {
    for (const encoding of ['br', 'identity']) {
      test(`${name}, as ${encoding}, answers ${status}`, async () => {
        const accepts = { 'accept-encoding': encoding }
        const first = await ask('/history', { headers: accepts })
        const condition = headers(String(first.headers.etag), String(first.headers['last-modified']))
        const again = await ask('/history', { headers: { ...accepts, ...condition } })

        assert.equal(again.status, status)
        assert.deepEqual(again.body, status === 200 ? first.body : Buffer.alloc(0))
        assert.equal(again.headers['content-security-policy'], "script-src 'self'")
      })
    }
  }
})

describe('A part of a file', () => {
  for (const [range, from, to] of [
    ['bytes=100-199', 100, 199],
    ['bytes=0-0', 0, 0],
    ['bytes=4095-', 4095, 4095],
    ['bytes=-100', 3996, 4095],
    ['bytes=0-4095', 0, 4095],
    ['bytes=4000-9999', 4000, 4095],
    ['bytes=0-9007199254740992', 0, 4095],
    ['bytes=0-99999999999999999999999999', 0, 4095],
  ] as const) {
    test(`${range} answers ${from} to ${to}`, async () => {
      const part = await ask(picture, { headers: { range } })
      assert.equal(part.status, 206)
      assert.equal(part.headers['content-range'], `bytes ${from}-${to}/${size}`)
      assert.deepEqual(part.body, bytes.subarray(from, to + 1))
      assert.equal(part.headers['content-type'], 'image/avif')
    })
  }

  for (const range of ['bytes=4096-', 'bytes=9007199254740992-', 'bytes=-0']) {
    test(`${range} is nothing of it: 416`, async () => {
      const { status, headers, body } = await ask(picture, { headers: { range } })
      assert.equal(status, 416)
      assert.equal(headers['content-range'], `bytes */${size}`)
      assert.equal(body.length, 0)
    })
  }

  for (const range of [
    'bytes=9-3',
    'bytes=a-b',
    'bytes=',
    'bytes=-',
    'lines=1-2',
    'bytes=0-9,20-29',
    '\t',
    'x'.repeat(9000),
  ]) {
    test(`${range.slice(0, 20)} cannot be answered with one part, and gets the whole file`, async () => {
      const { status, body } = await ask(picture, { headers: { range } })
      assert.equal(status, 200)
      assert.deepEqual(body, bytes)
    })
  }

  test('a thousand ranges are answered soon', async () => {
    const range = `bytes=${Array.from({ length: 1000 }, (_, index) => `${index * 4}-${index * 4 + 1}`).join(',')}`
    const began = performance.now()
    assert.equal((await ask(picture, { headers: { range } })).status, 200)
    assert(performance.now() - began < 500)
  })

  for (const [name, status, value] of [
    ['the file of this tag', 206, (etag: string) => etag],
    ['the file of another tag', 200, () => '"another"'],
    ['the file as it was an hour ago', 200, () => new Date(Date.now() - 3_600_000).toUTCString()],
    ['what no file is', 200, () => 'nonsense'],
  ] as const) {
    test(`of ${name} answers ${status}`, async () => {
      const { headers } = await ask(picture)
      const answer = await ask(picture, {
        headers: { range: 'bytes=0-9', 'if-range': value(String(headers.etag)) },
      })
      assert.equal(answer.status, status)
      assert.equal(answer.body.length, status === 206 ? 10 : size)
    })
  }

  test('no file stays open when a reader disconnects', async () => {
    const large = path.join(out, 'pictures', 'large.avif')
    await writeFile(large, Buffer.alloc(20_000_000))
    await new Promise((resolve) => {
      const leaving = request({ ...target(), path: '/pictures/large.avif' }, (response) => {
        response.once('data', () => response.destroy())
        response.on('close', resolve)
      })
      leaving.on('error', () => {})
      leaving.end()
    })
    await rm(large)
    assert.equal((await ask('/history')).status, 200)
  })
})

describe('While a build is under way', () => {
  const aside = () => path.join(folder, 'aside')

  test('without out/ it answers 503 with a sentence, and serves it again once it is back', async () => {
    await rename(out, aside())
    try {
      for (const address of ['/', '/history', '/no-such-page', picture]) {
        const { status, headers, body } = await ask(address)
        assert.equal(status, 503)
        assert.match(body.toString(), /There is no site in out\/ at the moment/)
        assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
        assert.equal(headers['cache-control'], 'no-store')
        assert(Number(headers['retry-after']) > 0)
      }
      assert.equal((await ask('/history', { method: 'HEAD' })).body.length, 0)
    } finally {
      await rename(aside(), out)
    }
    assert.equal((await ask('/history')).status, 200)
    assert.equal((await ask('/no-such-page')).status, 404)
  })

  test('a page that another build wrote is served whole, with its own headers', async () => {
    const former = await ask('/history')
    await rename(out, aside())
    try {
      await mkdir(out)
      const words = `<h1>History</h1>${'<p>Fences are very old.</p>'.repeat(400)}`
      await writeFile(path.join(out, 'history.html'), words)
      const page = await ask('/history', { headers: { 'if-none-match': String(former.headers.etag) } })
      assert.equal(page.status, 200)
      assert.equal(page.body.toString(), words)
      const packed = await ask('/history', { headers: { 'accept-encoding': 'br' } })
      assert.equal(packed.headers['content-encoding'], undefined, 'the new build has no such file')
    } finally {
      await rm(out, { recursive: true })
      await rename(aside(), out)
    }
  })

  test('no page is cut, or half of each, however often the folder is replaced', async () => {
    const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
    const pages = ['a'.repeat(30_000), 'b'.repeat(90_000)]
    for (const [index, to] of [one, other].entries()) {
      await mkdir(to)
      await writeFile(path.join(to, 'history.html'), pages[index] ?? '')
    }
    await rename(out, aside())
    await rename(one, out)
    let [free, next] = [one, other]
    const timer = setInterval(() => {
      renameSync(out, free)
      renameSync(next, out)
      ;[free, next] = [next, free]
    }, 1)
    const read = [0, 0]
    try {
      const end = Date.now() + 1000
      const reader = async () => {
        while (Date.now() < end) {
          const { status, body } = await ask('/history')
          // Between the two renames there is no site.
          if (status === 503) continue
          const index = pages.indexOf(body.toString())
          assert.notEqual(index, -1, `${status} with ${body.length} bytes is neither page`)
          read[index] = (read[index] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: 8 }, reader))
    } finally {
      clearInterval(timer)
      await rm(out, { recursive: true })
      await rm(next, { recursive: true })
      await rename(aside(), out)
    }
    assert(
      read.every((times) => times > 10),
      `the pages were read ${read.join(' and ')} times`,
    )
  })
})

test('content types are right where libraries guess: manifest, flight data, AVIF', async () => {
  assert.match(
    String((await ask('/manifest.webmanifest')).headers['content-type']),
    /^application\/manifest\+json/,
  )
  assert.match(String((await ask('/history.txt')).headers['content-type']), /^text\/plain/)
  assert.equal((await ask('/pictures/oak-640-1a2b3c4d.avif')).headers['content-type'], 'image/avif')
})

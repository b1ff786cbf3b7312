import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createSite } from '../../delivery/site-handler.mjs'

/** @type {string} */
let folder
/** @type {import('node:http').Server} */
let server

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const out = path.join(folder, 'out')
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
    writeFile(path.join(out, 'pictures', 'oak-640-1a2b3c4d.avif'), Buffer.alloc(4096, 7)),
  ])
  server = createServer(
    createSite(out, {
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

/**
 * A request as it stands: fetch would tidy up the path.
 * @param {string} target
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(target, { method = 'GET', headers = {} } = {}) {
  const address = server.address()
  assert(typeof address === 'object' && address)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: address.port, path: target, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

for (const target of ['/history/', '/history.html', '/history/index.html', '/old', '/old/']) {
  test(`${target} leads to /history`, async () => {
    const { status, headers } = await ask(`${target}?from=search`)
    assert.equal(status, 301)
    assert.equal(headers.location, '/history?from=search')
  })
}

for (const target of ['/history', '/history?from=search']) {
  test(`${target} answers the page`, async () => {
    const { status, headers, body } = await ask(target)
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/html;\s?charset=utf-8$/)
    assert.match(body.toString(), /<h1>History<\/h1>/)
  })
}

test('a missing page answers 404 with our own screen', async () => {
  const { status, headers, body } = await ask('/no-such-page')
  assert.equal(status, 404)
  assert.match(String(headers['content-type']), /^text\/html/)
  assert.match(body.toString(), /Page Not Found/)
})

for (const target of [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/.env',
  '/pictures',
  '/%00',
  '/%zz',
]) {
  test(`${target} is not served`, async () => {
    const { status, body } = await ask(target)
    assert.equal(status, 404)
    assert.doesNotMatch(body.toString(), /not for readers|SECRET/)
  })
}

for (const encoding of ['br', 'gzip']) {
  test(`text is compressed with ${encoding} for who accepts it`, async () => {
    const plain = await ask('/history')
    const packed = await ask('/history', { headers: { 'accept-encoding': encoding } })
    assert.equal(packed.headers['content-encoding'], encoding)
    assert.match(String(packed.headers.vary), /accept-encoding/i)
    assert(packed.body.length < plain.body.length / 4)
  })
}

test('hashed files are kept for a year, pages are asked for again', async () => {
  assert.equal(
    (await ask('/_next/static/a-1f2e.js')).headers['cache-control'],
    'public, max-age=31536000, immutable',
  )
  assert.equal(
    (await ask('/pictures/oak-640-1a2b3c4d.avif')).headers['cache-control'],
    'public, max-age=31536000, immutable',
  )
  assert.equal((await ask('/history')).headers['cache-control'], 'no-cache')
})

test('an unchanged page is not sent again', async () => {
  const { headers } = await ask('/history')
  const again = await ask('/history', { headers: { 'if-none-match': String(headers.etag) } })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
})

test('a part of a file can be asked for', async () => {
  const part = await ask('/pictures/oak-640-1a2b3c4d.avif', { headers: { range: 'bytes=100-199' } })
  assert.equal(part.status, 206)
  assert.equal(part.headers['content-range'], 'bytes 100-199/4096')
  assert.equal(part.body.length, 100)
})

test('types are right where libraries guess: manifest, payloads, AVIF', async () => {
  assert.match(
    String((await ask('/manifest.webmanifest')).headers['content-type']),
    /^application\/manifest\+json/,
  )
  assert.match(String((await ask('/history.txt')).headers['content-type']), /^text\/plain/)
  assert.equal((await ask('/pictures/oak-640-1a2b3c4d.avif')).headers['content-type'], 'image/avif')
})

for (const method of ['POST', 'PUT', 'DELETE']) {
  test(`${method} is refused`, async () => {
    const { status, headers } = await ask('/history', { method })
    assert.equal(status, 405)
    assert.equal(headers.allow, 'GET, HEAD')
  })
}

for (const range of ['bytes=9-3', 'bytes=-100', 'bytes=a-b']) {
  test(`a part that cannot be understood, ${range}, gets the whole file`, async () => {
    const { status, body } = await ask('/pictures/oak-640-1a2b3c4d.avif', { headers: { range } })
    assert.equal(status, 200)
    assert.equal(body.length, 4096)
  })
}

test('HEAD answers without a body', async () => {
  const page = await ask('/history', { method: 'HEAD' })
  assert.equal(page.status, 200)
  assert.equal(page.body.length, 0)
  assert.equal((await ask('/nope', { method: 'HEAD' })).status, 404)
})

test('no answer may be sniffed for another type', async () => {
  assert.equal((await ask('/history')).headers['x-content-type-options'], 'nosniff')
  assert.equal((await ask('/nope')).headers['x-content-type-options'], 'nosniff')
})

test('the frame of an advertisement has a policy of its own, and may be framed', async () => {
  const frame = await ask('/ad-frame')
  const page = await ask('/history')

  assert.equal(frame.headers['content-security-policy'], "frame-ancestors 'self'")
  assert.equal(frame.headers['x-frame-options'], undefined)
  assert.equal(frame.headers['x-content-type-options'], 'nosniff')
  assert.equal(page.headers['content-security-policy'], "script-src 'self'")
  assert.equal(page.headers['x-frame-options'], 'DENY')
})

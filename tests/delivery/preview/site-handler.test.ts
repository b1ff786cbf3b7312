import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { precompress } from '../../../delivery/build/precompress'
import { createSiteHandler } from '../../../delivery/preview/site-handler'
import { ask as askPort } from '../../lib/ask'
import { fill } from '../../lib/fill'
import { listen } from '../../lib/upstream'

// What is common to all hosts is in tests/hosts/hosts.test.ts, which asks the preview as well.

let folder: string
let out: string
let server: import('node:http').Server
let port: number
const ask = (address: string, options?: Parameters<typeof askPort>[2]) => askPort(port, address, options)

const picture = '/pictures/oak-640-1a2b3c4d.avif'
const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 251))

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  out = path.join(folder, 'out')
  await fill(out, {
    'index.html': '<h1>Home</h1>',
    'history.html': `<h1>History</h1>${'<p>Fences are old.</p>'.repeat(200)}`,
    '404.html': '<h1>Page Not Found</h1>',
    [picture]: bytes,
  })
  await precompress(out)
  const aliases = [{ path: '/old', of: '/history' }]
  const config = {
    siteUrl: 'https://fences.example',
    policy: "script-src 'self'",
    adFramePolicy: '',
    aliases,
  }
  server = createServer(createSiteHandler(out, config))
  port = await listen(server)
})

after(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

test('what must be another file, or be beyond the end of this one, is refused, within the policy', async () => {
  for (const [status, headers] of [
    [412, { 'if-match': '"another"' }],
    [416, { range: 'bytes=4096-' }],
    [416, { range: 'bytes=9007199254740992-' }],
  ] as const) {
    const answer = await ask(picture, { headers })
    assert.equal(answer.status, status)
    assert.equal(answer.body.length, 0)
    assert.equal(answer.headers['content-security-policy'], "script-src 'self'")
    if (status === 416) assert.equal(answer.headers['content-range'], 'bytes */4096')
  }
})

test('a range that cannot be answered with one part gets the whole file, soon', async () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => `${index * 4}-${index * 4 + 1}`).join()
  for (const range of ['bytes=9-3', 'bytes=0-9,20-29', `bytes=${thousand}`, 'x'.repeat(9000), '\t']) {
    const began = performance.now()
    const { status, body } = await ask(picture, { headers: { range } })
    assert.equal(status, 200, range.slice(0, 20))
    assert.deepEqual(body, bytes)
    assert(performance.now() - began < 500)
  }
})

test('an encoded slash makes no second address', async () => {
  for (const address of ['/%2Fhistory', '/x%2f..%2fhistory', '/history%2Findex.html', '/index.html%2f'])
    assert.equal((await ask(address)).status, 404, address)
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
      const words = `<h1>History</h1>${'<p>Fences are very old.</p>'.repeat(400)}`
      await fill(out, { 'history.html': words })
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
    for (const [index, to] of [one, other].entries()) await fill(to, { 'history.html': pages[index] ?? '' })
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
      // On busy processors a second is over before both have been read often.
      const began = Date.now()
      const isEnough = () => Date.now() - began > (Math.min(...read) > 10 ? 1000 : 15_000)
      const reader = async () => {
        while (!isEnough()) {
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

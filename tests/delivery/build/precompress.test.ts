import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '../../../delivery/build/precompress'

const words = '<p>Fences are old, and good fences make good neighbors.</p>\n'.repeat(100)

describe('Precompression', () => {
  let out: string
  before(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'precompress-'))
    await mkdir(path.join(out, '_next', 'static'), { recursive: true })
  })
  after(() => rm(out, { recursive: true }))

  const put = (name: string, text: string | Buffer) => writeFile(path.join(out, name), text)
  const names = async () => (await readdir(out, { recursive: true })).toSorted()

  for (const name of [
    'index.html',
    'history.txt',
    '_next/static/a.js',
    'a.css',
    'icon.svg',
    'search-index.json',
    'search-texts.json',
    'feed.xml',
    'manifest.webmanifest',
    'fence-care.ics',
  ]) {
    test(`${name} gets a Brotli and a gzip copy of the same text`, async () => {
      await put(name, words)
      await precompress(out)

      const [small, older] = [
        await readFile(path.join(out, `${name}.br`)),
        await readFile(path.join(out, `${name}.gz`)),
      ]
      assert.equal(brotliDecompressSync(small).toString(), words)
      assert.equal(gunzipSync(older).toString(), words)
      assert(small.length < words.length / 10)
    })
  }

  for (const [what, name, content] of [
    ['a picture', 'oak.avif', words],
    ['a font', 'fraunces.woff2', words],
    ['a few words', 'security.txt', 'Contact: mailto:a@b.example'],
    ['what would only grow', 'noise.txt', randomBytes(2000)],
  ] as const) {
    test(`${what} is left alone`, async () => {
      await put(name, content)
      await precompress(out)

      assert.deepEqual(
        (await names()).filter((file) => file.startsWith(name)),
        [name],
      )
    })
  }

  test('a second run changes nothing and compresses nothing twice', async () => {
    await precompress(out)
    const first = await names()
    await precompress(out)

    assert.deepEqual(await names(), first)
    assert(!first.some((file) => /\.(?:br|gz)\.(?:br|gz)$/.test(file)))
  })

  test('copies of a file that is gone, or has become small, are deleted', async () => {
    await put('old.html.br', 'long gone')
    await put('shrunk.html', words)
    await precompress(out)
    await put('shrunk.html', 'short now')
    await precompress(out)

    const left = await names()
    assert(!left.includes('old.html.br'))
    assert(!left.includes('shrunk.html.br') && !left.includes('shrunk.html.gz'))
  })

  test('an archive that the operator offers stays', async () => {
    await put('plans.tar.gz', 'not ours')
    await precompress(out)

    assert((await names()).includes('plans.tar.gz'))
  })
})

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '../../../delivery/build/precompress'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const words = '<p>Fences are old, and good fences make good neighbors.</p>\n'.repeat(100)
const out = emptyFolder()
const names = async () => (await readdir(out, { recursive: true })).toSorted()

const texts = ['index.html', 'history.txt', '_next/a.js', 'a.css', 'icon.svg', 'search-index.json']
for (const name of [...texts, 'feed.xml', 'manifest.webmanifest', 'fence-care.ics']) {
  test(`${name} gets a Brotli and a gzip copy of the same text`, async () => {
    await fill(out, { [name]: words })
    await precompress(out)

    const read = (ending: string) => readFile(path.join(out, `${name}${ending}`))
    const small = await read('.br')
    assert.equal(brotliDecompressSync(small).toString(), words)
    assert.equal(gunzipSync(await read('.gz')).toString(), words)
    assert(small.length < words.length / 10)
  })
}

for (const [what, name, content] of [
  ['a picture', 'oak.avif', words],
  ['a font', 'fraunces.woff2', words],
  ['a few words', 'security.txt', 'Contact: mailto:a@b.example'],
  ['what would only grow', 'noise.txt', randomBytes(2000)],
  ['an archive that the operator offers', 'plans.tar.gz', 'not ours'],
] as const) {
  test(`${what} is left alone`, async () => {
    await fill(out, { [name]: content })
    await precompress(out)

    assert.deepEqual(await names(), [name])
  })
}

test('a second run compresses nothing twice; copies of a file that is gone, or has become small, are deleted', async () => {
  await fill(out, { 'old.html.br': 'long gone', 'shrunk.html': words, 'long.html': words })
  await precompress(out)
  await fill(out, { 'shrunk.html': 'short now' })
  await precompress(out)

  assert.deepEqual(await names(), ['long.html', 'long.html.br', 'long.html.gz', 'shrunk.html'])
})

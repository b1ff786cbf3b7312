import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { choosePictures } from '../../../delivery/build/choose-pictures'
import { listOfflineFiles } from '../../../delivery/build/list-offline-files'
import { referredFiles } from '../../../delivery/build/referred-files'
import { writeOfflineWorker } from '../../../delivery/build/write-offline-worker'
import { sha256 } from '../../../delivery/contract/policy'
import { readServerConfig } from '../../../delivery/contract/server-config'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const config = await readServerConfig()

describe('what a reader keeps of the out/ that is built', { skip: config.offline === 'off' }, async () => {
  const { list } = await listOfflineFiles('out', config)
  const urls = list.files.map(({ url }) => url)

  const fileOf = (url: string) =>
    path.join('out', existsSync(`out${url}.html`) ? `${url}.html` : url === '/' ? 'index.html' : url)

  test('copies, aliases, sharing pictures, compressed files and what is for machines are not', () => {
    const odd = urls.filter((url) =>
      /index\.html|\.(?:br|gz|xml)$|^\/og\/|screenshots|robots|llms|_headers/.test(url),
    )
    assert.deepEqual(odd, [])
    assert(!config.aliases.some(({ path: alias }) => urls.includes(alias)))
    assert.equal(new Set(urls).size, urls.length)
  })

  test('what has no hash in its name is compared with one of its content', async () => {
    for (const { url, revision, integrity } of list.files) {
      const isHashed = /^\/(?:_next\/static|pictures|covers)\//.test(url)
      assert.equal(revision === null, isHashed, url)
      if (!isHashed) assert.equal(integrity, sha256(await readFile(fileOf(url))), url)
    }
  })

  test('two runs write the same bytes, and the worker holds no address of this machine', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'offline-'))
    await cp('out', folder, { recursive: true })
    await writeOfflineWorker(folder, config)
    for (const file of ['offline-worker.js', 'offline.json']) {
      const text = await readFile(path.join(folder, file), 'utf8')
      assert.equal(text, await readFile(path.join('out', file), 'utf8'))
      assert(!text.includes(process.cwd()))
    }
    await rm(folder, { recursive: true })
  })
})

describe('small sites', () => {
  const out = emptyFolder()
  const photos = [400, 736, 1120].map((width) => `pictures/oak-0123abcd-${width}.avif`)
  beforeEach(async () => {
    await fill(
      out,
      Object.fromEntries(photos.map((name) => [name, Buffer.alloc(Number(name.slice(22, -5)))])),
    )
    await fill(out, { 'a.html': '<script src="/x/one.js"></script>', 'old.js': '' })
    await fill(out, { 'one.js': 'import("static/two.js")', 'two.js': 'import("one.js")' })
  })

  test('a device gets the largest size within what it shows, a smaller one where room is short, or none', async () => {
    assert.deepEqual(await choosePictures(out, photos, 'phone-avif', 9999), [photos[1]])
    assert.deepEqual(await choosePictures(out, photos, 'desktop-avif', 9999), [photos[2]])
    assert.deepEqual(await choosePictures(out, photos, 'phone-avif', 500), [photos[0]])
    assert.deepEqual(await choosePictures(out, photos, 'phone-avif', 10), [])
  })

  test('files of an earlier build, which no page names, are not kept', async () => {
    assert.deepEqual(await referredFiles(out, ['one.js', 'two.js', 'old.js'], ['a.html']), [
      'one.js',
      'two.js',
    ])
  })
})

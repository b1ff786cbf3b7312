import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { choosePictures } from '../../../delivery/build/choose-pictures'
import { listOfflineFiles } from '../../../delivery/build/list-offline-files'
import { parsePage } from '../../../delivery/build/exported-pages'
import { referredFiles } from '../../../delivery/build/referred-files'
import { writeOfflineWorker } from '../../../delivery/build/write-offline-worker'
import { sha256 } from '../../../delivery/contract/policy'
import { readServerConfig } from '../../../delivery/contract/server-config'

const config = await readServerConfig()

describe('what a reader keeps of the out/ that is built', { skip: config.offline === 'off' }, async () => {
  const { list, summary } = await listOfflineFiles('out', config)
  const urls = list.files.map(({ url }) => url)

  const fileOf = (url: string) =>
    path.join('out', existsSync(`out${url}.html`) ? `${url}.html` : url === '/' ? 'index.html' : url)

  test('every page is kept, and the one for what is not', () => {
    for (const page of [...config.pages, '/offline']) assert(urls.includes(page), page)
    assert.equal(summary.pages, config.pages.length)
  })

  test('every file that a page, its scripts or its styles name is kept, each picture in one size', async () => {
    const sizes = list.pictures['phone-avif'].map(({ url }) => url.replace(/-\d+\.avif$/, ''))
    assert.equal(new Set(sizes).size, sizes.length)
    for (const page of config.pages) {
      const { $ } = parsePage('', await readFile(fileOf(page), 'utf8'))
      const tag = $('script[data-islands]')
      const named = [
        `${tag.attr('src')}`,
        ...`${tag.attr('data-islands')}`.split(' '),
        ...$('[data-script]')
          .get()
          .map((node) => `${$(node).attr('data-script')}`),
        ...$('img[src$=".svg"]')
          .get()
          .map((node) => `${$(node).attr('src')}`),
      ]
      for (const address of named) assert(urls.includes(list.same[address] ?? address), `${page}: ${address}`)
      for (const node of $('source[type="image/avif"]').get()) {
        const [first = ''] = `${$(node).attr('srcset')}`.split(/[ ,]/)
        assert(sizes.includes(first.replace(/-\d+\.avif$/, '')), `${page}: ${first}`)
      }
    }
  })

  test('copies, aliases, sharing pictures, compressed files and what is for machines are not', () => {
    const odd = urls.filter((url) =>
      /index\.html|\.(?:br|gz|xml)$|^\/og\/|screenshots|robots|llms|_headers/.test(url),
    )
    assert.deepEqual(odd, [])
    for (const { path: alias } of config.aliases) assert(!urls.includes(alias))
    assert.equal(new Set(urls).size, urls.length)
  })

  test('what has no hash in its name is compared with one of its content', async () => {
    for (const { url, revision, integrity } of list.files) {
      const isHashed = /^\/(?:_next\/static|pictures|covers)\//.test(url)
      assert.equal(revision === null, isHashed, url)
      if (!isHashed) assert.equal(integrity, sha256(await readFile(fileOf(url))), url)
    }
  })

  test('a phone loads at most 3 MB, a desktop 6', () => {
    for (const [set, { transfer }] of Object.entries(summary.sets))
      assert(transfer <= (set.startsWith('phone') ? 3_000_000 : 6_000_000), `${set}: ${transfer}`)
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
  let out: string
  before(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'offline-'))
    await mkdir(path.join(out, 'pictures'))
    for (const width of [400, 736, 1120])
      await writeFile(path.join(out, `pictures/oak-0123abcd-${width}.avif`), Buffer.alloc(width))
    await writeFile(path.join(out, 'a.html'), '<script src="/x/one.js"></script>')
    await writeFile(path.join(out, 'one.js'), 'import("static/two.js")')
    await writeFile(path.join(out, 'two.js'), 'import("one.js")')
    await writeFile(path.join(out, 'old.js'), '')
  })
  after(() => rm(out, { recursive: true }))
  const photos = [400, 736, 1120].map((width) => `pictures/oak-0123abcd-${width}.avif`)

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

  test('switched off, the worker only removes, and neither list nor page is written', async () => {
    await writeOfflineWorker(out, { ...config, offline: 'off' })
    const worker = await readFile(path.join(out, 'offline-worker.js'), 'utf8')
    assert.match(worker, /unregister\(\)/)
    assert(!worker.includes('fetch'))
    assert(worker.length < 1000)
    assert(!existsSync(path.join(out, 'offline.json')))
  })
})

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { parsePage } from '../../../delivery/pages.mjs'
import {
  checkFlight,
  preloadFonts,
  tidyNotFound,
  writeIndexCopies,
} from '../../../delivery/steps/5-lay-out-files.mjs'

/** @type {string} */
let out
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterEach(() => rm(out, { recursive: true }))

const write = (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFile(path.join(out, file), text)
const files = async () => (await readdir(out, { recursive: true })).toSorted()

test('of the inner not-found screen only its flight data stays, under the page’s name', async () => {
  await write('404.html', '')
  await write('_not-found.html', '')
  await write('_not-found.txt', '0:{}')
  await mkdir(path.join(out, '_not-found'))
  await write('_not-found/__next._tree.txt', '')
  await tidyNotFound(out)

  assert.deepEqual(await files(), ['404.html', '404.txt'])
  assert.equal(await readFile(path.join(out, '404.txt'), 'utf8'), '0:{}')
})

test('without that data the export is refused', async () => {
  await assert.rejects(tidyNotFound(out), {
    name: 'Fault',
    message: '_not-found.txt: the flight data of the not-found page is missing',
  })
})

test('the not-found page preloads the fonts of the home page, once', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2">'
  const home = parsePage('index.html', `<head><link rel="preload" href="/a.css" as="style">${font}</head>`)
  const notFound = parsePage('404.html', '<head><meta charset="utf-8"><title>404</title></head>')
  preloadFonts([home, notFound])
  preloadFonts([home, notFound])

  assert.equal(notFound.$('head').html(), `<meta charset="utf-8">${font}<title>404</title>`)
})

test('a page’s flight data must lie beside it, word for word', async () => {
  await write('history.txt', '0:{}')

  await checkFlight(out, 'history.html', '0:{}')
  await assert.rejects(checkFlight(out, 'history.html', '0:{"a":1}'), {
    message: 'history.html: its flight data is not the text of history.txt',
  })
  await assert.rejects(checkFlight(out, 'books.html', ''), {
    message: 'books.html: its flight data books.txt is missing',
  })
})

test('each page but the first and the last has a second file in a folder of its name', async () => {
  for (const name of ['index', '404', 'history']) await write(`${name}.html`, name)
  await writeIndexCopies(out, ['index.html', '404.html', 'history.html'])

  assert.deepEqual(await files(), ['404.html', 'history', 'history.html', 'history/index.html', 'index.html'])
  assert.equal(await readFile(path.join(out, 'history/index.html'), 'utf8'), 'history')
})

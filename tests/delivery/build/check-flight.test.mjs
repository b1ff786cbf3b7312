import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { checkFlight } from '../../../delivery/build/check-flight'
import { parsePage } from '../../../delivery/build/exported-pages'

/** @type {string} */
let out
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterEach(() => rm(out, { recursive: true }))

const write = (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFile(path.join(out, file), text)

const check = (/** @type {string} */ file, /** @type {string} */ flight) =>
  checkFlight(out, parsePage(file, ''), flight)

test('a page’s flight data must equal the file beside it', async () => {
  await write('history.txt', '0:{}')

  await check('history.html', '0:{}')
  await assert.rejects(check('history.html', '0:{"a":1}'), {
    name: 'OperatorError',
    message: 'history.html: its flight data is not the text of history.txt',
  })
  await assert.rejects(check('books.html', ''), {
    message: 'books.html: its flight data books.txt is missing',
  })
})

test('that of the not-found page has Next’s inner name', async () => {
  await assert.rejects(check('404.html', ''), {
    message: '404.html: its flight data _not-found.txt is missing',
  })
  await write('_not-found.txt', '0:{}')
  await check('404.html', '0:{}')
})

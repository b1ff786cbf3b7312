import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { findPageFaults } from '../../delivery/page-check.mjs'

/** @type {string} */
let out

const head = (/** @type {string} */ name) =>
  `<title>${name}</title><meta name="description" content="About ${name}"><link rel="canonical" href="https://x.example/${name}">`

/** @param {string} file @param {string} body @param {string} [inHead] */
async function page(file, body, inHead = head(file)) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true })
  await writeFile(
    path.join(out, file),
    `<!doctype html><html><head>${inHead}</head><body>${body}</body></html>`,
  )
}

before(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'pages-'))
})

after(() => rm(out, { recursive: true }))

beforeEach(async () => {
  await rm(out, { recursive: true })
  await mkdir(out)
  await page(
    'index.html',
    '<h1>Home</h1><a href="/history#rome">Rome</a><img src="/a.svg" alt="" width="1" height="1">',
  )
  await page(
    'history.html',
    '<h1>History</h1><h2 id="rome">Rome</h2><a href="#rome">Rome</a><a href="/">Home</a>',
  )
  await writeFile(path.join(out, 'a.svg'), '<svg/>')
})

test('a sound site has no fault', async () => {
  assert.deepEqual(await findPageFaults(out), [])
})

test('links to missing pages, files and anchors are named with their page', async () => {
  await page(
    'index.html',
    '<h1>Home</h1><a href="/nowhere">x</a><a href="/history#gaul">x</a><a href="#top-of-it">x</a>',
  )

  assert.deepEqual(await findPageFaults(out), [
    'index.html: links to the missing anchor /history#gaul',
    'index.html: links to the missing anchor #top-of-it',
    'index.html: asks for the missing file /nowhere',
  ])
})

test('a page needs one h1, a title, a description and a canonical', async () => {
  await page('history.html', '<h1>A</h1><h1 id="rome">B</h1>', '')

  assert.deepEqual(await findPageFaults(out), [
    'history.html: needs exactly one <h1>',
    'history.html: needs one <title>',
    'history.html: needs one description',
    'history.html: needs one canonical',
  ])
})

test('the not-found page must not claim a canonical', async () => {
  await page('404.html', '<h1>404</h1>')

  assert.deepEqual(await findPageFaults(out), ['404.html: must not claim a canonical'])
})

test('an id that stands there twice, a picture without a size, a missing picture', async () => {
  await page('index.html', '<h1 id="a">Home</h1><p id="a"></p><img src="/b.svg" alt="">')

  assert.deepEqual(await findPageFaults(out), [
    'index.html: the id "a" stands there twice',
    'index.html: the picture /b.svg lacks alt, width or height',
    'index.html: asks for the missing file /b.svg',
  ])
})

test('two pages must not share a title', async () => {
  await page(
    'history.html',
    '<h1 id="rome">History</h1>',
    head('index.html').replace('x.example/index.html', 'x.example/history'),
  )

  assert.deepEqual(await findPageFaults(out), [
    'index.html: has the same title as history.html: "index.html"',
  ])
})

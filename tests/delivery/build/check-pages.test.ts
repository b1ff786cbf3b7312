import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { listPages, readPage } from '../../../delivery/build/exported-pages'
import { sha256 } from '../../../delivery/contract/policy'
import { checkPages, examinePage } from '../../../delivery/build/check-pages'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()

const policy = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

const head = (name: string) =>
  `${policy("default-src 'none'")}<title>${name}</title><meta name="description" content="About ${name}"><link rel="canonical" href="https://x.example/${name}">`

async function page(file: string, body: string, inHead = head(file)) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true })
  await writeFile(
    path.join(out, file),
    `<!doctype html><html><head>${inHead}</head><body>${body}</body></html>`,
  )
}

async function findings(anchors?: import('../../../delivery/build/check-pages').Anchors) {
  try {
    const pages = await Promise.all((await listPages(out, 'public')).map((file) => readPage(out, file)))
    await checkPages(
      out,
      pages.map((page) => examinePage(page, anchors)),
    )
    return []
  } catch (error) {
    assert(error instanceof AggregateError)
    return error.errors.map(({ message }) => message)
  }
}

beforeEach(async () => {
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
  assert.deepEqual(await findings(), [])
})

test('links to missing pages, files and anchors are named with their page', async () => {
  await page(
    'index.html',
    '<h1>Home</h1><a href="/nowhere">x</a><a href="/history#gaul">x</a><a href="#top-of-it">x</a>',
  )

  assert.deepEqual(await findings(), [
    'index.html: links to the missing anchor /history#gaul',
    'index.html: links to the missing anchor #top-of-it',
    'index.html: asks for the missing file /nowhere',
  ])
})

test('a page needs one h1, a title, a description and a canonical', async () => {
  await page('history.html', '<h1>A</h1><h1 id="rome">B</h1>', policy(''))

  assert.deepEqual(await findings(), [
    'history.html: needs exactly one <h1>',
    'history.html: needs one <title>',
    'history.html: needs one description',
    'history.html: needs one canonical',
  ])
})

test('the not-found page must not claim a canonical', async () => {
  await page('404.html', '<h1>404</h1>')

  assert.deepEqual(await findings(), ['404.html: must not claim a canonical'])
})

test('an id that stands there twice, a picture without a size, a missing picture', async () => {
  await page('index.html', '<h1 id="a">Home</h1><p id="a"></p><img src="/b.svg" alt="">')

  assert.deepEqual(await findings(), [
    'index.html: the id "a" stands there twice',
    'index.html: the picture /b.svg lacks alt, width or height',
    'index.html: asks for the missing file /b.svg',
  ])
})

test('a heading that content promises and the page lacks', async () => {
  assert.deepEqual(await findings({ '/history': ['rome', 'gaul'], '/': [] }), [
    'history.html: lacks the heading "gaul" that content/pages/history.ts lists; contents, search and llms.txt link to it',
  ])
})

test('an ad slot that stands on a page twice', async () => {
  await page(
    'index.html',
    '<h1>Home</h1><div data-banner-id="1"></div><div data-banner-id="2"></div><div data-banner-id="1"></div>',
  )

  assert.deepEqual(await findings(), [
    'index.html: has the ad slot 1 twice; an <AdSlot> of each name may stand on a page once',
  ])
})

test('two pages must not share a title', async () => {
  await page(
    'history.html',
    '<h1 id="rome">History</h1>',
    head('index.html').replace('x.example/index.html', 'x.example/history'),
  )

  assert.deepEqual(await findings(), ['index.html: has the same title as history.html: "index.html"'])
})

test('every page needs a policy', async () => {
  await page(
    'history.html',
    '<h1 id="rome">A</h1>',
    head('history.html').replace(/<meta http-equiv[^>]*>/, ''),
  )

  assert.deepEqual(await findings(), ['history.html: needs one Content-Security-Policy'])
})

test('what the policy blocks is named: scripts and styles inline, handlers, style attributes', async () => {
  await page(
    'history.html',
    '<h1 id="rome">A</h1><script>go()</script><style>a{}</style><p onclick="go()"></p><p style="top:0"></p><a href="javascript:go()">x</a>',
  )

  assert.deepEqual(await findings(), [
    'history.html: has an inline <script> that its policy blocks: go()',
    'history.html: has an inline <style> that its policy blocks: a{}',
    'history.html: has an attribute that its policy blocks: <p onclick="go()">',
    'history.html: has an attribute that its policy blocks: <p style="top:0">',
    'history.html: has an attribute that its policy blocks: <a href="javascript:go()">',
  ])
})

test('blocks whose hash the policy names are sound, and so is data', async () => {
  const hash = sha256('a{}')
  const inHead = head('history.html').replace("'none'", `'${hash}'`)
  await page('history.html', '<h1 id="rome">A</h1><style>a{}</style>', inHead)
  await page('a.html', '<h1>A</h1><script type="application/ld+json">{}</script>')

  assert.deepEqual(await findings(), [])
})

test('files that scripts, styles and picture sets name must be there', async () => {
  await page(
    'index.html',
    '<h1>Home</h1><script defer src="/loader.js" data-islands="/one.js /two.js"></script><link rel="stylesheet" href="/a.css"><img src="/a.svg" srcset="/b.avif 400w, /a.svg 800w" alt="" width="1" height="1">',
  )

  assert.deepEqual(await findings(), [
    'index.html: asks for the missing file /loader.js',
    'index.html: asks for the missing file /a.css',
    'index.html: asks for the missing file /b.avif',
    'index.html: asks for the missing file /one.js',
    'index.html: asks for the missing file /two.js',
  ])
})

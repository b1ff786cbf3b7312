import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { listPages, readPage } from '../../../delivery/build/exported-pages'
import { sha256 } from '../../../delivery/contract/policy'
import { checkPages, examinePage, type Anchors } from '../../../delivery/build/check-pages'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const out = emptyFolder()

const policy = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

const head = (name: string) =>
  `${policy("default-src 'none'")}<title>${name}</title><meta name="description" content="About ${name}"><link rel="canonical" href="https://x.example/${name}">`

const page = (file: string, body: string, inHead = head(file)) =>
  fill(out, { [file]: `<!doctype html><html><head>${inHead}</head><body>${body}</body></html>` })

async function findings(anchors?: Anchors) {
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
  const picture = '<img src="/a.svg" alt="" width="1" height="1">'
  const text = '<h2 id="rome">Rome</h2><a href="#rome">Rome</a><a href="/">Home</a>'
  await page('index.html', `<h1>Home</h1><a href="/history#rome">Rome</a>${picture}`)
  await page('history.html', `<h1>History</h1>${text}`)
  await fill(out, { 'a.svg': '<svg/>' })
})

test('a sound site has no fault; blocks whose hash the policy names are sound, and so is data', async () => {
  const inHead = head('a.html').replace("'none'", `'${sha256('a{}')}'`)
  await page('a.html', '<h1>A</h1><style>a{}</style><script type="application/ld+json">{}</script>', inHead)

  assert.deepEqual(await findings(), [])
})

test('a heading that content promises and the page lacks is named with its file', async () => {
  assert.deepEqual(await findings({ '/history': ['rome', 'gaul'], '/': [] }), [
    'history.html: lacks the heading "gaul" that content/data/pages/history.json lists; contents, search and llms.txt link to it',
  ])
})

const history = '<h1 id="rome">History</h1>'
type Fault = { file?: string; body: string; inHead?: string; says: readonly string[] }

const faults: Readonly<Record<string, Fault>> = {
  'links to missing pages, files and anchors': {
    body: '<h1>Home</h1><a href="/nowhere">x</a><a href="/history#gaul">x</a><a href="#top-of-it">x</a>',
    says: [
      'links to the missing anchor /history#gaul',
      'links to the missing anchor #top-of-it',
      'asks for the missing file /nowhere',
    ],
  },
  'files that scripts, styles and picture sets name': {
    body: '<h1>Home</h1><script defer src="/loader.js" data-islands="/one.js /two.js"></script><link rel="stylesheet" href="/a.css"><img src="/a.svg" srcset="/b.avif 400w, /a.svg 800w" alt="" width="1" height="1">',
    says: ['/loader.js', '/a.css', '/b.avif', '/one.js', '/two.js'].map(
      (file) => `asks for the missing file ${file}`,
    ),
  },
  'an id that stands there twice, a picture without a size, a missing picture': {
    body: '<h1 id="a">Home</h1><p id="a"></p><img src="/b.svg" alt="">',
    says: [
      'the id "a" stands there twice',
      'the picture /b.svg lacks alt, width or height',
      'asks for the missing file /b.svg',
    ],
  },
  'an ad slot that stands on a page twice': {
    body: '<h1>Home</h1><p data-banner-id="1"></p><p data-banner-id="2"></p><p data-banner-id="1"></p>',
    says: ['has the ad slot 1 twice; an <AdSlot> of each name may stand on a page once'],
  },
  'a page without one h1, a title, a description and a canonical': {
    file: 'history.html',
    body: '<h1>A</h1><h1 id="rome">B</h1>',
    inHead: policy(''),
    says: ['exactly one <h1>', 'one <title>', 'one description', 'one canonical'].map(
      (what) => `needs ${what}`,
    ),
  },
  'a not-found page that claims a canonical': {
    file: '404.html',
    body: '<h1>404</h1>',
    says: ['must not claim a canonical'],
  },
  'a page without a policy': {
    file: 'history.html',
    body: history,
    inHead: head('history.html').replace(/<meta http-equiv[^>]*>/, ''),
    says: ['needs one Content-Security-Policy'],
  },
  'what the policy blocks: scripts and styles inline, handlers, style attributes': {
    file: 'history.html',
    body: `${history}<script>go()</script><style>a{}</style><p onclick="go()"></p><p style="top:0"></p><a href="javascript:go()">x</a>`,
    says: [
      'has an inline <script> that its policy blocks: go()',
      'has an inline <style> that its policy blocks: a{}',
      'has an attribute that its policy blocks: <p onclick="go()">',
      'has an attribute that its policy blocks: <p style="top:0">',
      'has an attribute that its policy blocks: <a href="javascript:go()">',
    ],
  },
}

for (const [name, { file = 'index.html', body, inHead, says }] of Object.entries(faults)) {
  test(`${name}: named with the page`, async () => {
    await page(file, body, inHead)
    assert.deepEqual(
      await findings(),
      says.map((message) => `${file}: ${message}`),
    )
  })
}

test('two pages must not share a title', async () => {
  await page('history.html', history, head('index.html').replace('example/index.html', 'example/history'))

  assert.deepEqual(await findings(), ['index.html: has the same title as history.html: "index.html"'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inlineScripts } from './in-browser.mjs'
import { cause } from './explain.mjs'
import { faultsOf, figuresOf } from './lighthouse.mjs'
import { multiply } from './multiply.mjs'
import { nginxConfig } from './nginx.mjs'
import { readOptions } from './options.mjs'
import { frontMatter } from './peers/peer.mjs'
import { mergeSections } from './report.mjs'
import { largest, median, medians } from './statistics.mjs'
import { figure, table } from './table.mjs'

test('the median is the middle one, or between the two in the middle', () => {
  assert.equal(median([30, 1, 2]), 2)
  assert.equal(median([1, 2, 3, 10]), 2.5)
  assert.throws(() => median([]), /nothing/)
})

test('each figure has a median of its own', () => {
  assert.deepEqual(
    medians([
      { lcp: 900, tbt: 0 },
      { lcp: 700, tbt: 9 },
      { lcp: 800, tbt: 5 },
    ]),
    { lcp: 800, tbt: 5 },
  )
})

test('the largest of several', () => {
  assert.equal(
    largest(['a', 'ccc', 'bb'], (word) => word.length),
    'ccc',
  )
})

test('a table pads its columns, sets figures right and keeps bars inside cells', () => {
  assert.equal(
    table(
      ['Site', 'Bytes'],
      [
        ['ours', '5,245'],
        ['a|b', '–'],
      ],
    ),
    ['| Site | Bytes |', '| ---- | ----: |', '| ours | 5,245 |', '| a\\|b |     – |'].join('\n'),
  )
})

test('what was not measured is a dash', () => {
  assert.equal(figure(undefined), '–')
  assert.equal(figure(Number.NaN), '–')
  assert.equal(figure(1234.56, 1), '1,234.6')
})

test('options choose parts, pages and runs, and a slip is explained', () => {
  assert.deepEqual(readOptions([]).parts, ['budgets', 'peers', 'growth'])
  assert.equal(readOptions([]).runs, 3)
  assert.deepEqual(readOptions(['--only', 'peers', '--routes', '/, /history', '--runs', '5']), {
    parts: ['peers'],
    routes: ['/', '/history'],
    runs: 5,
    factors: [1, 10, 100],
    help: false,
  })
  assert.throws(() => readOptions(['--only', 'budget']), /no such part; choose among budgets, peers, growth/)
  assert.throws(() => readOptions(['--times', '0']), /not whole numbers/)
  assert.throws(() => readOptions(['--runs', 'many']), /not a number of runs/)
})

test('grown content has ids and titles of its own, and as many eras on the home page as before', () => {
  const history = {
    lead: 'x',
    eras: [{ id: 'rome', era: 'Rome', home: true, dates: [{ when: '37 BCE', what: 'Varro' }] }],
  }
  assert.deepEqual(multiply('content/pages/history.ts', history, 2), {
    lead: 'x',
    eras: [...history.eras, { ...history.eras[0], id: 'rome-2', era: 'Rome 2', home: false }],
  })
  const books = { books: [{ id: 'pruning', title: 'Pruning' }] }
  assert.deepEqual(multiply('content/pages/books.ts', books, 2), {
    books: [...books.books, { id: 'pruning-2', title: 'Pruning 2' }],
  })
  const legal = { sections: [{ id: 'a', heading: 'A', sections: [{ id: 'b', heading: 'B' }] }] }
  assert.deepEqual(multiply('content/pages/terms.ts', legal, 2), {
    sections: [...legal.sections, { id: 'a-2', heading: 'A 2', sections: [{ id: 'b-2', heading: 'B 2' }] }],
  })
})

test('what does not grow stays as it is, and a changed shape is refused', () => {
  const radio = { lead: 'x' }
  assert.equal(multiply('content/pages/radio.ts', radio, 10), radio)
  assert.throws(() => multiply('content/pages/books.ts', { titles: [] }, 10), /no list of books/)
})

test('inline scripts that run are counted, data is not', () => {
  assert.equal(
    inlineScripts(
      '<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script><script type="module">c()</script>',
    ),
    'a()\nc()',
  )
})

test('of a Lighthouse result the figures are taken, and the audits that cost points named', () => {
  const category = { score: 1, auditRefs: [] }
  const result = {
    categories: {
      performance: category,
      accessibility: { score: 0.96, auditRefs: [{ id: 'image-alt', weight: 7 }] },
      'best-practices': category,
      seo: category,
    },
    audits: {
      'image-alt': { title: 'Images lack alt', score: 0 },
      'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 812.5 },
      'network-requests': {
        title: 'Requests',
        score: 1,
        details: {
          items: [
            { resourceType: 'Image', transferSize: 400 },
            { resourceType: 'Image', transferSize: 600 },
            { resourceType: 'Script', transferSize: 50 },
          ],
        },
      },
    },
  }
  const figures = figuresOf(result)
  assert.equal(figures.accessibility, 96)
  assert.equal(figures.lcp, 812.5)
  assert.equal(figures.pictureBytes, 1000)
  assert.equal(figures.requests, 3)
  assert.deepEqual(faultsOf(result), ['Images lack alt'])
})

test('a part that was not run keeps what the results held', () => {
  const order = ['Budgets', 'Peers', 'Growth']
  const former = mergeSections(
    '',
    { Budgets: 'old budgets', Growth: 'old growth\n\n### Detail\n\nmore' },
    order,
  )
  const merged = mergeSections(former, { Budgets: 'new budgets', Peers: 'new peers' }, order)
  assert.match(
    merged,
    /## Budgets\n\nnew budgets\n\n## Peers\n\nnew peers\n\n## Growth\n\nold growth\n\n### Detail\n\nmore/,
  )
  assert.doesNotMatch(merged, /old budgets/)
})

test('each site has a port of the loopback interface, and .gz files are sent as they are', () => {
  const config = nginxConfig(
    [
      { name: 'a', folder: '/srv/a', port: 4600 },
      { name: 'b', folder: '/srv/b', port: 4601 },
    ],
    { home: '/tmp/x', asRoot: false },
  )
  assert.match(config, /listen 127\.0\.0\.1:4600;\n\s+root "\/srv\/a";/)
  assert.match(config, /listen 127\.0\.0\.1:4601;\n\s+root "\/srv\/b";/)
  assert.match(config, /gzip_static on;/)
  assert.doesNotMatch(config, /user root/)
})

test('front matter survives quotes and colons', () => {
  assert.equal(
    frontMatter({ title: 'Fences: "old"', description: 'x' }),
    '---\ntitle: "Fences: \\"old\\""\ndescription: "x"\n---\n\n',
  )
})

test('of a failed build the cause is told, not its calls', () => {
  const output =
    '\u001b[31mbuild error:\u001b[39m\nMaximum call stack size exceeded\n    at convertNode (file:///x/errors.js:1:2)\n'
  assert.equal(cause(output), 'Maximum call stack size exceeded')
  assert.equal(cause('Command vitepress: not done after 900 s'), 'Command vitepress: not done after 900 s')
})

import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { fetchNews } from '../../delivery/news/fetch-news'
import { listen } from '../lib/upstream'

// `npm run news` against a server that answers as badly as the web does.

const now = new Date('2026-06-01T12:00:00Z')
const day = 'Mon, 01 Jun 2026 09:00:00 GMT'

type Parts = Partial<Record<'title' | 'link' | 'date' | 'more', string>>

const item = ({
  title = 'A fence fell',
  link = 'https://paper.example/fence',
  date = day,
  more = '',
}: Parts = {}) =>
  `<item><title>${title}</title><link>${link}</link>${date && `<pubDate>${date}</pubDate>`}${more}</item>`
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Paper</title>${items.join('')}</channel></rss>`
const withPicture = (path: string) => rss(item({ more: `<media:content url="${path}" medium="image"/>` }))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()

const answers: Record<string, RequestListener> = {}
const says = (path: string, body: string | Buffer, status = 200, headers = {}) => {
  answers[path] = (_request, response) => void response.writeHead(status, headers).end(body)
}

let server: import('node:http').Server
let root: string

before(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  root = `http://127.0.0.1:${await listen(server)}`
  says('/photo.png', await plain(800, 600))
  says('/dot.png', await plain(1, 1))
  says('/huge.png', await plain(8000, 5000))
  says('/words.png', 'no picture', 200, { 'Content-Type': 'image/png' })
  says('/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')
  says(
    '/cut.jpg',
    (
      await sharp(await plain(900, 600))
        .jpeg()
        .toBuffer()
    ).subarray(0, 900),
  )
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const former = (path: string) => [
  {
    title: 'What stood there',
    href: 'https://paper.example/old',
    feed: `${root}${path}`,
    published: '2026-05-01T00:00:00.000Z',
  },
]
/** What comes of one feed, of which one item stands on the board already. */
const read = (path: string, options = {}) =>
  fetchNews([{ name: 'Paper', url: `${root}${path}` }], former(path), {
    now,
    allowsLoopback: true,
    time: 2000,
    ...options,
  })

describe('A feed that cannot be read keeps its former items, and is named in a sentence', () => {
  const bad: Record<string, { body?: string | Buffer; status?: number; headers?: object; says: RegExp }> = {
    '/missing': { status: 404, says: /answers 404/ },
    '/page': { body: '<!DOCTYPE html><html><body>Moved</body></html>', says: /is a web page, and no feed/ },
    '/nothing': { body: '', says: /is empty/ },
    '/no-items': { body: rss(), says: /has no items/ },
    '/half': { body: rss(item()).slice(0, 120), says: /damaged/ },
    '/other-json': { body: '{"items":"none"}', says: /is no RSS, Atom or JSON feed/ },
    '/huge': { body: rss(item({ more: 'x'.repeat(20_000_000) })), says: /is larger than 5 MB/ },
    '/round': { status: 302, headers: { Location: '/round' }, says: /redirects more than 5 times/ },
    '/astray': { status: 301, headers: { Location: 'http://paper.example/feed' }, says: /is not https/ },
    '/file': { status: 301, headers: { Location: 'file:///etc/passwd' }, says: /is not https/ },
    '/laughs': {
      body: `<!DOCTYPE rss [<!ENTITY a "haha"><!ENTITY b "&a;&a;">]>${rss(item({ title: '&b;' }))}`,
      says: /declares entities of its own/,
    },
  }
  for (const [path, { body = '', status, headers, says: sentence }] of Object.entries(bad)) {
    test(path.slice(1), async () => {
      says(path, body, status, headers)
      const { items, failures } = await read(path)
      assert.deepEqual(items, former(path))
      assert.equal(failures.length, 1)
      assert.match(failures[0] ?? '', sentence)
      assert.match(failures[0] ?? '', /^The feed "Paper" \(http.*Its 1 former item stays\.$/)
    })
  }

  test('one that never answers, or stops amid its answer', async () => {
    answers['/silent'] = () => undefined
    answers['/stops'] = (_request, response) => void response.writeHead(200).write(rss(item()).slice(0, 90))
    for (const path of ['/silent', '/stops']) {
      const { items, failures } = await read(path, { time: 300 })
      assert.deepEqual(items, former(path))
      assert.match(failures[0] ?? '', /does not answer within 0.3 s/)
    }
  })

  test('one where nobody listens, and one by http only', async () => {
    const closed = createServer()
    const port = await listen(closed)
    await new Promise((resolve) => closed.close(resolve))
    const { failures } = await fetchNews(
      [
        { name: 'Gone', url: `http://127.0.0.1:${port}/feed` },
        { name: 'Plain', url: 'http://paper.example/feed' },
      ],
      [],
      { now, allowsLoopback: true },
    )
    assert.match(failures[0] ?? '', /"Gone".*does not answer \(ECONNREFUSED\)\. It has no items yet\./)
    assert.match(failures[1] ?? '', /"Plain".*is not https/)
  })
})

test('the others are read, whatever one of them does', async () => {
  says('/sound', rss(item()))
  const feeds = [
    { name: 'Gone', url: `${root}/no-such-feed` },
    { name: 'Paper', url: `${root}/sound` },
  ]
  const { items, failures } = await fetchNews(feeds, [], { now, allowsLoopback: true })
  assert.deepEqual(
    items.map(({ title }) => title),
    ['A fence fell'],
  )
  assert.equal(failures.length, 1)
})

test('RSS, Atom and JSON Feed are read alike, newest first, with their pictures', async () => {
  says('/a.rss', withPicture('/photo.png'))
  says(
    '/b.atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>B</title><entry><title type="html">&lt;i&gt;Posts&lt;/i&gt; &amp;amp; rails</title><link href="/b"/><id>b</id><updated>2026-05-30T00:00:00Z</updated><summary type="html">&lt;img src="/photo.png"&gt;</summary></entry></feed>`,
  )
  says(
    '/c.json',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'C',
      items: [
        {
          id: '1',
          url: 'https://c.example/gate',
          title: 'A gate',
          image: '/photo.png',
          date_published: '2026-05-31T00:00:00Z',
        },
      ],
    }),
  )
  const feeds = ['/a.rss', '/b.atom', '/c.json'].map((path) => ({ name: path, url: `${root}${path}` }))
  const { items, pictures, failures, remarks } = await fetchNews(feeds, [], { now, allowsLoopback: true })

  assert.deepEqual([failures, remarks], [[], []])
  assert.deepEqual(
    items.map(({ title, href, published }) => [title, href, published.slice(0, 10)]),
    [
      ['A fence fell', 'https://paper.example/fence', '2026-06-01'],
      ['A gate', 'https://c.example/gate', '2026-05-31'],
      ['Posts & rails', `${root}/b`, '2026-05-30'],
    ],
  )
  const { width, height, format } = await sharp(pictures[0]?.bytes).metadata()
  assert.deepEqual([width, height, format], [576, 432, 'jpeg'])
  assert(items.every(({ picture }) => picture?.file === pictures[0]?.file))
})

test('a title is plain words in one line, whatever its feed puts into it', async () => {
  const nasty =
    '&lt;b onclick="x()"&gt;Gate&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt; \u202Efell\u0085 &lt;img src=x onerror=y&gt;\n over'
  says(
    '/nasty',
    rss(
      item({ title: nasty }),
      item({ title: `Long ${'word '.repeat(100)}`, link: 'https://paper.example/2' }),
    ),
  )
  const { items } = await read('/nasty')
  assert.equal(items[0]?.title, 'Gate fell over')
  assert.match(items[1]?.title ?? '', /^Long word .*word…$/)
  assert((items[1]?.title.length ?? 0) <= 160)
})

test('items that lead nowhere, or have no title, are left out with a sentence', async () => {
  says(
    '/astray-items',
    rss(
      item({ title: 'Script', link: 'javascript:alert(1)' }),
      item({ title: 'Data', link: 'data:text/html,x' }),
      item({ title: '&lt;br&gt;', link: 'https://paper.example/untitled' }),
      item({ title: 'Sound', link: 'https://paper.example/sound' }),
    ),
  )
  const { items, remarks } = await read('/astray-items')
  assert.deepEqual(
    items.map(({ title }) => title),
    ['Sound'],
  )
  assert.deepEqual(remarks, [
    'Paper: "Script" has no link to a web page, so it is left out.',
    'Paper: "Data" has no link to a web page, so it is left out.',
    'Paper: "https://paper.example/untitled" has no title, so it is left out.',
  ])
})

test('without a date, or with one in the future, an item keeps the day on which it was first seen', async () => {
  says(
    '/dates',
    rss(
      item({ title: 'Undated', link: 'https://paper.example/old', date: '' }),
      item({ title: 'Tomorrow’s', link: 'https://paper.example/new', date: 'Fri, 01 Jan 2100 00:00:00 GMT' }),
      item({ title: 'Odd', link: 'https://paper.example/odd', date: 'yesterday' }),
    ),
  )
  const { items, remarks } = await read('/dates')
  assert.deepEqual(Object.fromEntries(items.map(({ title, published }) => [title, published.slice(0, 10)])), {
    Undated: '2026-05-01',
    'Tomorrow’s': '2026-06-01',
    Odd: '2026-06-01',
  })
  assert(
    remarks.includes('Paper: "Tomorrow’s" is dated 2100-01-01; it gets the day on which it was first seen.'),
  )
  assert(remarks.includes('Paper: "Undated" has no date; it gets the day on which it was first seen.'))
})

test('an article that two feeds have stands there once', async () => {
  says('/one', rss(item({ link: 'https://www.paper.example/fence/?utm_source=rss' })))
  says(
    '/two',
    rss(
      item({ title: 'A Fence Fell', link: 'https://other.example/copy' }),
      item({ title: 'Again', link: 'https://paper.example/fence#top' }),
    ),
  )
  const feeds = ['/one', '/two'].map((path) => ({ name: path, url: `${root}${path}` }))
  const { items, remarks } = await fetchNews(feeds, [], { now, allowsLoopback: true })
  assert.equal(items.length, 1)
  assert.equal(remarks.filter((line) => line.includes('is there already')).length, 2)
})

describe('A picture that cannot be kept is named; its item stays without it', () => {
  for (const [path, sentence] of Object.entries({
    '/dot.png': /is 1 × 1 px; 200 px on each side are the least/,
    '/huge.png': /has 40 megapixels; 24 are the most/,
    '/words.png': /is not a picture/,
    '/drawing.svg': /is not a picture/,
    '/cut.jpg': /is a damaged picture/,
    '/no-such.jpg': /answers 404/,
    'http://paper.example/plain.jpg': /is not https/,
  })) {
    test(path, async () => {
      says('/pictured', withPicture(path))
      const { items, pictures, remarks } = await read('/pictured')
      assert.equal(items[0]?.picture, undefined)
      assert.deepEqual(pictures, [])
      assert.match(remarks.join(), sentence)
    })
  }
})

test('a picture that is there is not fetched again; where the first is none, the next is taken', async () => {
  let asked = 0
  const { '/photo.png': photo } = answers
  answers['/counted.png'] = (request, response) => {
    asked += 1
    photo?.(request, response)
  }
  says(
    '/twice',
    rss(
      item({ more: '<description>&lt;img src="/dot.png"&gt;&lt;img src="/counted.png"&gt;</description>' }),
    ),
  )
  const feeds = [{ name: 'Paper', url: `${root}/twice` }]
  const first = await fetchNews(feeds, [], { now, allowsLoopback: true })
  const again = await fetchNews(feeds, first.items, { now, allowsLoopback: true })

  assert.equal(asked, 1)
  assert.deepEqual(again.items, first.items)
  assert.deepEqual(again.pictures, [])
})

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { contentTypeOf, contentTypes } from '../../delivery/contract/content-types'
import { framePages } from '../../content/model/pages/frame-pages'
import { cacheControl, securityHeaders } from '../../delivery/contract/headers'
import { readServerConfig } from '../../delivery/contract/server-config'
import { ask, sendRaw } from '../lib/ask'
import * as servers from '../lib/servers'
import { aliases, childPage, copySite, pages, secret } from '../lib/site'

// The configuration of every host, on the real server: the same promises on each.

const { nginx, container, caddy, apache, apacheShared, preview, cloudflare, serve, python } = servers

/** Configured by us: all of the promises. */
const configured = [nginx, container, caddy, apache, apacheShared, preview]
/** Generic servers that do not read our configuration. */
const generic = [serve, python]
/** Their 304 carries no other headers. */
const terse = [preview, cloudflare]

let site: import('../lib/site').Fixture
before(async () => {
  site = await copySite()
})
after(() => site.remove())

function on(host: servers.Host, promises: (port: () => number) => void) {
  describe(host.name, { skip: servers.skipHost(host) }, () => {
    let server: servers.Server | undefined
    before(async () => {
      server = await host.start({ site })
    })
    after(() => server?.stop())
    promises(() => server?.port ?? 0)
  })
}

const built = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
const find = (pattern: RegExp) => {
  const file = built.find((name) => pattern.test(name))
  assert(file, `out/ holds no file like ${pattern}`)
  return file
}
const script = find(/^\/_next\/static\/loader\/islands-.*\.js$/)
const picture = find(/^\/pictures\/.*\.avif$/)
const font = find(/^\/_next\/static\/media\/.*\.woff2$/)

const page = (address: string) =>
  readFileSync(path.join('out', address === '/' ? 'index.html' : `${address}.html`))
const expectedHeaders = securityHeaders((await readServerConfig()).policy).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
)
const revalidates = /^(?:no-cache|public, max-age=0, must-revalidate)$/

/** Where a redirect leads, whether or not it names the server. */
const leadsTo = ({ headers }: import('../lib/ask').Answer, port: number) =>
  String(headers.location).replace(`http://127.0.0.1:${port}`, '')

for (const host of [...configured, cloudflare]) {
  on(host, (port) => {
    for (const { path: address, heading } of pages()) {
      test(`${address} is the page "${heading}", byte for byte`, async () => {
        const { status, headers, body } = await ask(port(), address)
        assert.equal(status, 200)
        assert.equal(headers['content-type'], contentTypes.html)
        assert(body.equals(page(address)), 'these are other bytes')
      })

      if (address === '/') continue
      test(`${address}/ and ${address}.html redirect to ${address}, with the query`, async () => {
        for (const form of host === cloudflare ? ['/', '.html'] : ['/', '.html', '/index.html', '/index']) {
          const answer = await ask(port(), `${address}${form}?from=old`)
          // Cloudflare redirects .html itself, with status 308.
          assert(answer.status === 301 || (host === cloudflare && answer.status === 308), `${answer.status}`)
          assert.equal(leadsTo(answer, port()), `${address}?from=old`)
        }
      })
    }

    test('a child page has its address, and its other forms redirect there', async () => {
      const { status, body } = await ask(port(), childPage)
      assert.equal(status, 200)
      assert(body.equals(page('/history')), 'these are other bytes')
      for (const form of host === cloudflare ? ['/', '.html'] : ['/', '.html', '/index.html', '/index']) {
        const answer = await ask(port(), `${childPage}${form}`)
        assert([301, 308].includes(answer.status), `${form}: ${answer.status}`)
        assert.equal(leadsTo(answer, port()), childPage)
      }
    })

    test('pages of this site may frame each other, and no other site may: such a page is the news board', async () => {
      for (const address of ['/', framePages.newsBoard.path]) {
        const { status, headers } = await ask(port(), address)
        assert.equal(status, 200)
        assert.match(String(headers['content-security-policy']), /frame-src 'self'.*frame-ancestors 'self'/)
        assert.equal(headers['x-frame-options'], 'SAMEORIGIN')
      }
    })

    test('/index.html redirects to /', async () => {
      const answer = await ask(port(), '/index.html')
      assert([301, 308].includes(answer.status))
      assert.equal(leadsTo(answer, port()), '/')
    })

    for (const { path: alias, of } of aliases()) {
      test(`${alias} redirects permanently to ${of}`, async () => {
        for (const form of ['', '/', '.html']) {
          const answer = await ask(port(), `${alias}${form}`)
          assert.equal(answer.status, 301, form)
          assert.equal(leadsTo(answer, port()), of)
        }
      })
    }

    test('no redirect leaves the site', async () => {
      for (const target of [
        '//evil.example/',
        '//evil.example/history/',
        '//evil.example/a.html',
        '/\\evil.example/',
        '/%5cevil.example/',
        '/%5Cevil.example/history.html',
        '/%2fevil.example/',
        '/%2f%2fevil.example/a.html',
        '/%09/evil.example/',
        '/%0d%0aLocation:%20https://evil.example/',
        '/.//evil.example/',
        '/history%0d%0aX-Evil:%20yes/',
        '/;@evil.example/',
        '/@evil.example/',
      ]) {
        const answer = await sendRaw(
          port(),
          `GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
        )
        const location = /^location: *(.*)\r$/im.exec(answer)?.[1]
        assert(!/^x-evil:/im.test(answer), target)
        if (location === undefined) continue
        assert.equal(
          new URL(location, 'http://a.example').host,
          'a.example',
          `${target} leads to ${location}`,
        )
      }
    })

    test('a missing page answers 404 with our page', async () => {
      for (const target of ['/nope', '/history/nope', '/nope.html?a=b']) {
        let answer = await ask(port(), target)
        if (answer.status === 301) answer = await ask(port(), leadsTo(answer, port()))
        assert.equal(answer.status, 404, target)
        assert.equal(answer.headers['content-type'], contentTypes.html)
        assert(answer.body.equals(page('/404')))
      }
    })

    test('a missing file is not cached for a year', async () => {
      for (const target of ['/_next/static/nope.js', '/pictures/nope.avif']) {
        const { status, headers } = await ask(port(), target)
        assert.equal(status, 404)
        assert.match(String(headers['cache-control']), /^no-cache|no-store$/)
        assert.equal(headers['content-type'], contentTypes.html)
      }
    })

    for (const [target, type] of [
      [script, /^(?:text|application)\/javascript/],
      [picture, /^image\/avif$/],
      [find(/^\/pictures\/.*\.webp$/), /^image\/webp$/],
      [find(/^\/og\/.*\.jpg$/), /^image\/jpeg$/],
      ['/icon-192.png', /^image\/png$/],
      ['/icon.svg', /^image\/svg\+xml/],
      // Browsers ask for it by themselves, whatever icon a page names.
      ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
      ['/recording.mp3', /^audio\/mpeg$/],
      [font, /^font\/woff2$/],
      ['/offline-worker.js', /^(?:text|application)\/javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/search-index.json', /^application\/json/],
      [find(/^\/_next\/static\/loader\/search-group-.*\.json$/), /^application\/json/],
      ['/sitemap.xml', /^application\/xml/],
      ['/feed.xml', /^application\/atom\+xml; charset=utf-8$/],
      ['/fence-care.ics', /^text\/calendar; charset=utf-8$/],
      ['/robots.txt', /^text\/plain; charset=utf-8$/],
      ['/llms.txt', /^text\/plain; charset=utf-8$/],
      ['/history.md', /^text\/markdown; charset=utf-8$/],
      ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
    ] as const) {
      test(`${target.replace(/^\/(_next|pictures|og)\/.*\./, 'a .')} has its type`, async () => {
        const { status, headers } = await ask(port(), target)
        assert.equal(status, 200)
        assert.match(String(headers['content-type']), type)
      })
    }

    test('a page’s Markdown names the page as the one to list', async () => {
      for (const [words, page] of [
        ['/index.md', ''],
        ['/history.md', '/history'],
        ['/installation-maintenance/how-much.md', '/installation-maintenance/how-much'],
      ]) {
        const { headers } = await ask(port(), String(words))
        // Cloudflare's file has no room for a rule of each of so many pages.
        if (host === cloudflare) assert.equal(headers['link'], undefined)
        else assert.match(String(headers['link']), new RegExp(`^<https?://[^/>]+${page}>; rel="canonical"$`))
      }
      assert.equal((await ask(port(), '/nothing.md')).headers['link'], undefined)
    })

    test('every response has the security headers, also a missing page and a redirect', async () => {
      // Cloudflare adds headers to files only, not to its own redirects.
      const targets = [
        '/',
        '/history',
        '/nope',
        '/icon.svg',
        picture,
        ...(host === cloudflare ? [] : ['/history/']),
      ]
      for (const target of targets) {
        const { headers } = await ask(port(), target)
        assert.deepEqual(
          expectedHeaders.map(([name]) => [name, headers[name]]),
          expectedHeaders.map(([name, value]) => [name, value]),
          target,
        )
      }
    })

    test('hashed files are cached for a year, everything else is revalidated', async () => {
      for (const target of [script, picture, font]) {
        assert.equal((await ask(port(), target)).headers['cache-control'], cacheControl.hashed, target)
      }
      const data = ['/search-index.json', '/feed.xml', '/fence-care.ics', '/manifest.webmanifest']
      for (const target of ['/', '/history', '/llms.txt', '/sitemap.xml', '/icon.svg', ...data]) {
        assert.match(String((await ask(port(), target)).headers['cache-control']), revalidates, target)
      }
    })

    test('the service worker is asked for anew each time, and is a script', async () => {
      const { status, headers } = await ask(port(), '/offline-worker.js?phone-avif')
      assert.equal(status, 200)
      assert.equal(headers['cache-control'], 'no-cache')
      assert.match(String(headers['content-type']), /^(?:text|application)\/javascript/)
      assert.match(String(headers['content-security-policy']), /worker-src 'self'/)
    })

    test('what is unchanged is not sent again', async () => {
      for (const target of ['/history', script, picture]) {
        const first = await ask(port(), target)
        assert(first.headers.etag, `${target} has no ETag`)
        const again = await ask(port(), target, { headers: { 'if-none-match': first.headers.etag } })
        assert.equal(again.status, 304, target)
        assert.equal(again.body.length, 0)
        if (!terse.includes(host)) assert.equal(again.headers.etag, first.headers.etag)
      }
    })

    test('folders are not listed', async () => {
      for (const target of ['/pictures', '/pictures/', '/_next/', '/_next/static/', '/covers', '/og/']) {
        let answer = await ask(port(), target)
        if (answer.status === 301) answer = await ask(port(), leadsTo(answer, port()))
        assert.equal(answer.status, 404, target)
        assert.doesNotMatch(answer.body.toString(), /Index of|Directory listing/i)
      }
    })

    for (const [what, target] of [
      ['/../', '/../secret.txt'],
      ['/x/../../', '/pictures/../../secret.txt'],
      ['%2e%2e', '/%2e%2e/secret.txt'],
      ['%2E./', '/%2E./secret.txt'],
      ['..%2f', '/..%2fsecret.txt'],
      ['..%5c', '/..%5csecret.txt'],
      ['a backslash', '/..\\secret.txt'],
      ['%252e%252e', '/%252e%252e/secret.txt'],
      ['%c0%ae', '/%c0%ae%c0%ae/secret.txt'],
      ['a null byte', '/secret.txt%00.html'],
      ['a null byte behind a page', '/history%00.html'],
      ['a broken escape', '/%zz'],
      ['an absolute address', 'http://127.0.0.1/../secret.txt'],
    ] as const) {
      test(`no file outside is served by ${what}`, async () => {
        const answer = await sendRaw(
          port(),
          `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
        )
        // Wrangler fails on some of these before it reads our rules.
        const refusals =
          host === cloudflare ? /^HTTP\/1\.1 (?:30[178]|40[034]|50[02]) / : /^HTTP\/1\.1 (?:301|40[034]) /
        assert.match(answer, refusals)
        assert(!answer.includes(secret))
      })
    }

    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      // workerd supports neither.
      if (host === cloudflare && (method === 'TRACE' || method === 'PROPFIND')) continue
      test(`${method} is refused`, async () => {
        const { status, headers, body } = await ask(port(), '/history', { method })
        assert.equal(status, 405)
        assert(!body.equals(page('/history')))
        // Apache appends its own list to ours, and sends only that for TRACE.
        if (host !== cloudflare && method !== 'TRACE') assert.match(String(headers.allow), /^GET, HEAD/)
      })
    }

    test('HEAD answers without a body', async () => {
      const known = await ask(port(), '/history', { method: 'HEAD' })
      assert.equal(known.status, 200)
      assert.equal(known.headers['content-type'], contentTypes.html)
      assert.equal(known.body.length, 0)
      assert.equal((await ask(port(), '/nope', { method: 'HEAD' })).status, 404)
    })
  })
}

for (const host of configured) {
  on({ ...host, name: `${host.name}, closer` }, (port) => {
    for (const [accepts, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip;q=0.5, br;q=0.9', 'br'],
      ['deflate', undefined],
      ['identity', undefined],
      ['brotli, x-gzip-2', undefined],
    ] as const) {
      test(`accepting "${accepts}" gets ${encoding ?? 'no encoding'}`, async () => {
        for (const [target, ending] of [
          ['/history', '.html'],
          ['/', 'index.html'],
          [script, ''],
          ['/search-index.json', ''],
          ['/feed.xml', ''],
          ['/fence-care.ics', ''],
        ] as const) {
          const { status, headers, body } = await ask(port(), target, {
            headers: { 'accept-encoding': accepts },
          })
          const file = path.join(site.out, `${target}${ending}`)
          assert.equal(status, 200)
          assert.equal(headers['content-encoding'], encoding, target)
          assert.match(String(headers.vary), /^accept-encoding$/i, target)
          // Compressed by the build, not by the server: the same bytes as the file.
          const suffix = { br: '.br', gzip: '.gz', plain: '' }[encoding ?? 'plain']
          assert(
            body.equals(readFileSync(`${file}${suffix}`)),
            `${target} is not ${path.basename(file)}${suffix}`,
          )
          assert.equal(headers['content-type'], contentTypeOf(`${target}${ending}`))
        }
      })
    }

    test('each encoding of a file has an ETag of its own, and is not sent again either', async () => {
      const tags = new Set()
      for (const accepts of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': accepts }
        const first = await ask(port(), '/history', { headers })
        const again = await ask(port(), '/history', {
          headers: { ...headers, 'if-none-match': String(first.headers.etag) },
        })
        assert.equal(again.status, 304)
        if (!terse.includes(host)) assert.match(String(again.headers.vary), /accept-encoding/i)
        tags.add(first.headers.etag)
      }
      assert.equal(tags.size, 3)
    })

    test('the 404 page is compressed, too', async () => {
      const { status, headers, body } = await ask(port(), '/nope', { headers: { 'accept-encoding': 'br' } })
      assert.equal(status, 404)
      assert.equal(headers['content-encoding'], 'br')
      assert.equal(headers['content-type'], contentTypes.html)
      assert(brotliDecompressSync(body).equals(page('/404')))
    })

    test('pictures are not compressed again', async () => {
      const { headers } = await ask(port(), picture, { headers: { 'accept-encoding': 'gzip, br' } })
      assert.equal(headers['content-encoding'], undefined)
    })

    test('readers who save data get no wide picture, in a copy that only their browser keeps', async () => {
      const wide = find(/^\/pictures\/.*-1600\.avif$/)
      const narrow = wide.replace('-1600', '-576')
      for (const [target, file] of [
        [wide, narrow],
        [wide.replace('-1600', '-800'), narrow],
        [narrow, narrow],
        [wide.replace('-1600', '-400'), wide.replace('-1600', '-400')],
      ] as const) {
        const { status, headers, body } = await ask(port(), target, { headers: { 'save-data': 'on' } })
        assert.equal(status, 200)
        assert(body.equals(readFileSync(path.join('out', file))), `${target} is not ${file}`)
        assert.equal(headers['cache-control'], cacheControl.light)
        assert.equal(headers.vary, 'Save-Data')
        assert.equal(headers['content-type'], contentTypes.avif)
      }
      const others: Record<string, string>[] = [{}, { 'save-data': 'off' }]
      for (const asked of others) {
        const { headers, body } = await ask(port(), wide, { headers: asked })
        assert(body.equals(readFileSync(path.join('out', wide))), 'others get another picture')
        assert.equal(headers['cache-control'], cacheControl.hashed)
        assert.equal(headers.vary, 'Save-Data')
      }
      const missing = await ask(port(), '/pictures/nope-736.avif', { headers: { 'save-data': 'on' } })
      assert.equal(missing.status, 404)
      assert.equal(missing.headers['cache-control'], cacheControl.other)
    })

    test('a range of a file is served, one beyond its end refused', async () => {
      const whole = readFileSync(path.join('out', picture))
      const part = await ask(port(), picture, { headers: { range: 'bytes=100-199' } })
      assert.equal(part.status, 206)
      assert.equal(part.headers['content-range'], `bytes 100-199/${whole.length}`)
      assert(part.body.equals(whole.subarray(100, 200)))
      const rest = await ask(port(), picture, { headers: { range: `bytes=${whole.length - 50}-` } })
      assert(rest.body.equals(whole.subarray(-50)))
      assert.equal((await ask(port(), picture, { headers: { range: 'bytes=99999999-' } })).status, 416)
    })

    test('an invalid range gets the whole file or is refused', async () => {
      for (const range of ['bytes=9-3', 'bytes=a-b', 'lines=1-2', 'bytes=']) {
        const { status } = await ask(port(), picture, { headers: { range } })
        assert([200, 416].includes(status), `${range}: ${status}`)
      }
    })

    test('hidden files are not served, except /.well-known/security.txt', async () => {
      for (const target of [
        '/.env',
        '/%2eenv',
        '/.htaccess',
        '/.git/config',
        '/pictures/.env',
        '/pictures/%2Eenv',
        '/.well-known/.env',
        '/.well-known/../.env',
      ]) {
        const answer = await ask(port(), target)
        assert([400, 403, 404].includes(answer.status), `${target}: ${answer.status}`)
        assert(!answer.body.includes(secret))
      }
      const { status, body } = await ask(port(), '/.well-known/security.txt')
      assert.equal(status, 200)
      assert.match(body.toString(), /^Contact:/m)
    })

    for (const target of ['/404', '/404.html', '/404/']) {
      test(`${target} answers 404, like any missing page`, async () => {
        const { status, body } = await ask(port(), target)
        assert.equal(status, 404)
        assert(body.equals(page('/404')))
      })
    }

    test('no response names the version of the server', async () => {
      for (const target of ['/', '/nope']) {
        const { headers } = await ask(port(), target)
        assert.doesNotMatch(`${headers.server} ${headers['x-powered-by']}`, /\d/)
      }
    })
  })
}

for (const host of generic) {
  on(host, (port) => {
    for (const { path: address } of [...pages(), ...aliases().map((alias) => ({ ...alias, heading: '' }))]) {
      test(`${address} shows its page`, async () => {
        const response = await fetch(`http://127.0.0.1:${port()}${address}`)
        assert.equal(response.status, 200)
        assert(Buffer.from(await response.arrayBuffer()).equals(page(address)))
      })
    }

    test('scripts, pictures and fonts are served', async () => {
      for (const target of [script, picture, font, '/search-index.json']) {
        assert.equal((await ask(port(), target)).status, 200, target)
      }
    })

    test('a missing page answers 404', async () => {
      assert.equal((await ask(port(), '/nope')).status, 404)
    })
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { stripRuntime } from '../../../delivery/build/strip-runtime'

const registration =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});'

/** A page as Next exports it, in small. */
const parts = {
  preload:
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"><link rel="preconnect" href="/" crossorigin="">',
  chunks:
    '<script src="/_next/static/chunks/a.js" async></script><script src="/_next/static/chunks/b.js" async></script>',
  polyfills: '<script src="/_next/static/chunks/old.js" nomodule></script>',
  ours: '<script src="/scripts/ads.js" defer></script>',
  data: '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  registration: `<script id="_R_">${registration}</script>`,
  opening: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  flight:
    '<script>self.__next_f.push([1,"0:{\\"a\\""])</script><script>self.__next_f.push([1,":1}\\n"])</script>',
}

/** @param {Partial<typeof parts>} [change] */
function exported(change = {}) {
  const { preload, chunks, polyfills, ours, data, ...rest } = { ...parts, ...change }
  return parsePage(
    'radio.html',
    `<!doctype html><html><head>${preload}${chunks}${polyfills}</head><body><h1>Radio</h1>${data}${ours}${rest.registration}${rest.opening}${rest.flight}</body></html>`,
  )
}

test('Next’s scripts are removed, ours and data stay', () => {
  const page = exported()
  stripRuntime(page)

  assert.equal(
    page.$.html(),
    '<!DOCTYPE html><html><head></head><body><h1>Radio</h1><script type="application/ld+json">{"@type":"WebSite"}</script><script src="/scripts/ads.js" defer=""></script></body></html>',
  )
})

test('it returns what hydration needs: chunks without polyfills, the registration, the joined flight data', () => {
  assert.deepEqual(stripRuntime(exported()), {
    chunks: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    registration,
    flight: '0:{"a":1}\n',
  })
})

test('a chunk that is listed twice is returned once', () => {
  const { chunks } = stripRuntime(exported({ chunks: parts.chunks + parts.chunks }))

  assert.equal(chunks.length, 2)
})

/** @type {{ name: string, change: Partial<typeof parts>, says: string }[]} */
const strangers = [
  {
    name: 'a script from elsewhere',
    change: { ours: '<script src="https://ads.example/a.js"></script>' },
    says: 'radio.html: has an unknown script: <script src="https://ads.example/a.js">',
  },
  {
    name: 'an inline script of another shape',
    change: { opening: '<script>window.next={}</script>' },
    says: 'radio.html: has an unknown inline script: window.next={}',
  },
  {
    name: 'a registration of another shape',
    change: { registration: '<script id="_R_">TURBOPACK.start(1)</script>' },
    says: 'radio.html: has an unknown inline script: TURBOPACK.start(1)',
  },
  {
    name: 'no registration',
    change: { registration: '' },
    says: 'radio.html: should register with Turbopack in one inline script; 0 were found',
  },
  {
    name: 'two registrations',
    change: { registration: parts.registration + parts.registration },
    says: 'radio.html: should register with Turbopack in one inline script; 2 were found',
  },
  {
    name: 'no chunks',
    change: { chunks: '' },
    says: 'radio.html: should have scripts under /_next/static/; none was found',
  },
  {
    name: 'flight data that is no JSON',
    change: { flight: '<script>self.__next_f.push([1,text])</script>' },
    says: 'radio.html: has flight data in an unknown form: self.__next_f.push([1,text])',
  },
  {
    name: 'flight data of another kind',
    change: { flight: '<script>self.__next_f.push([3,"AAAA"])</script>' },
    says: 'radio.html: has flight data in an unknown form: [3,"AAAA"]',
  },
  {
    name: 'flight data without its beginning',
    change: { opening: '' },
    says: 'radio.html: should bring its flight data in inline scripts that begin with [0]; it does not',
  },
  {
    name: 'no flight data',
    change: { flight: '' },
    says: 'radio.html: should bring its flight data in inline scripts that begin with [0]; it does not',
  },
]

for (const { name, change, says } of strangers) {
  test(`${name} is refused with the page’s name`, () => {
    assert.throws(() => stripRuntime(exported(change)), { name: 'OperatorError', message: says })
  })
}

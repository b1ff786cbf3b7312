import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { removeRuntime } from '../../../delivery/build/remove-runtime'

const next =
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"><link rel="preconnect" href="/" crossorigin="">' +
  '<script src="/_next/static/chunks/a.js" async></script><script src="/_next/static/chunks/old.js" nomodule></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script>'
const ours =
  '<script type="application/ld+json">{"@type":"WebSite"}</script><script src="/scripts/ads.js" defer=""></script>'

test('Next’s scripts are removed, ours and data stay', () => {
  const page = parsePage('radio.html', `<body>${next}${ours}</body>`)
  removeRuntime(page)

  assert.equal(page.$('html').html(), `<head></head><body>${ours}</body>`)
})

for (const script of [
  '<script src="https://ads.example/a.js"></script>',
  '<script src="/_next/immutable/a.js"></script>',
  '<script>window.next={}</script>',
  '<script type="application/json">[1]</script>',
]) {
  test(`${script} is refused with the page’s name`, () => {
    assert.throws(() => removeRuntime(parsePage('radio.html', `<body>${script}</body>`)), {
      name: 'OperatorError',
      message: `radio.html: has an unknown script: ${script}`,
    })
  })
}

import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { load } from 'cheerio'

// What the delivery takes for granted of Next: an HTML file for each page, its style sheets under /_next/static/, and that
// its scripts may be removed. Where one is not so, the build says what it found (build/remove-runtime.ts and
// build/inline-styles.ts).

test('no script, no style sheet and no data of Next’s reaches a reader', async () => {
  const files = (await readdir('out', { recursive: true })).map((file) => file.split(path.sep).join('/'))
  const own = /^_next\/static(?:$|\/(?:media|loader)(?:\/|$)|\/earlier-builds\.json)/
  assert.deepEqual(
    files.filter((file) => file.startsWith('_next/') && !own.test(file)),
    [],
  )
  const pages = files.filter((file) => file.endsWith('.html'))
  assert(pages.length > 15)
  for (const page of pages) {
    assert(!files.includes(page.replace(/html$/, 'txt')), page)
    const $ = load(await readFile(path.join('out', page), 'utf8'))
    const scripts = $('script:not([type="application/ld+json"], [type=speculationrules])')
    for (const node of [...scripts.get(), ...$('link[rel=stylesheet]').get()])
      assert.match($(node).attr('src') ?? $(node).attr('href') ?? '', /^\/_next\/static\/loader\//, page)
  }
})

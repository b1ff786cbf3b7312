import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { parsePage } from '../../../delivery/pages.mjs'
import { addWakeTag, minifyPageScripts, writeWakeScripts } from '../../../delivery/steps/2-wake-tag.mjs'

/** @type {string} */
let out
before(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'wake-'))
})
after(() => rm(out, { recursive: true }))

const runtime = { chunks: ['/_next/static/chunks/a.js'], registration: 'register()', flight: '0:{}\n' }
const scripts = { wake: '/w.js', hydrate: '/h.js' }

/** @param {{ trusted?: string, registration?: string, ownPolicy?: string[], body?: string }} [options] */
async function tagOf({ trusted = '', registration = runtime.registration, ownPolicy = [], body = '' } = {}) {
  const page = parsePage('radio.html', `<head></head><body>${body}</body>`)
  const styles = '.card{top:0}'
  await addWakeTag(page, { ...runtime, registration }, { out, scripts, styles, trusted, ownPolicy })
  return page.$('head > script')
}

test('the tag waits for nothing and says what its page needs', async () => {
  const tag = await tagOf()

  assert.equal(tag.is('[async]'), true)
  assert.equal(tag.attr('src'), '/w.js')
  assert.equal(tag.attr('data-hydrate'), '/h.js')
  const flight = tag.attr('data-flight') ?? ''
  assert.match(flight, /^\/_next\/static\/wake\/flight-[0-9a-f]{12}\.txt$/)
  assert.equal(await readFile(path.join(out, flight), 'utf8'), runtime.flight)
  assert.equal(
    tag.attr('data-integrity'),
    `sha256-${createHash('sha256').update(runtime.flight).digest('base64')}`,
  )
  assert.equal(tag.attr('data-trusted'), undefined)
  assert.equal(tag.attr('data-own-policy'), undefined)
})

test('the registration becomes a file named by its content, last of the chunks', async () => {
  const chunks = (await tagOf()).attr('data-chunks')?.split(' ') ?? []
  const other = (await tagOf({ registration: 'other()' })).attr('data-chunks')?.split(' ') ?? []

  assert.equal(chunks.length, 2)
  assert.equal(chunks[0], '/_next/static/chunks/a.js')
  assert.match(chunks[1] ?? '', /^\/_next\/static\/wake\/entry-[0-9a-f]{12}\.js$/)
  assert.equal(await readFile(path.join(out, chunks[1] ?? ''), 'utf8'), 'register()')
  assert.notEqual(other[1], chunks[1])
})

test('the styles of what islands bring become a file of their own', async () => {
  const address = (await tagOf()).attr('data-styles') ?? ''

  assert.match(address, /^\/_next\/static\/wake\/islands-[0-9a-f]{12}\.css$/)
  assert.equal(await readFile(path.join(out, address), 'utf8'), '.card{top:0}')
})

test('the checksum of the body tells of other text, elements and order, and of nothing else', async () => {
  const sum = async (/** @type {string} */ body) => (await tagOf({ body })).attr('data-fingerprint')
  const sent = await sum('<p>Cedar<!-- --> <b>posts</b></p>')

  assert.match(`${sent}`, /^[0-9a-z]+$/)
  assert.equal(await sum('<p lang="de">Cedar<!-- --> <b>posts</b></p>'), sent)
  for (const altered of [
    '<p>Zeder<!-- --> <b>posts</b></p>',
    '<p>Cedar <b>posts</b></p>',
    '<p>Cedar<!-- --> <i>posts</i></p>',
    '<p>Cedar<!-- --> <b></b>posts</p>',
    '<p>Cedar<!-- --> </p><b>posts</b>',
    '<p><b>posts</b>Cedar<!-- --> </p>',
  ]) {
    assert.notEqual(await sum(altered), sent, altered)
  }
})

test('a script from elsewhere is named only where the page may run it', async () => {
  assert.equal(
    (await tagOf({ trusted: 'https://form.example/f.js' })).attr('data-trusted'),
    'https://form.example/f.js',
  )
})

test('every page knows which pages have a policy of their own', async () => {
  assert.equal(
    (await tagOf({ ownPolicy: ['/contact', '/radio'] })).attr('data-own-policy'),
    '/contact /radio',
  )
})

test('the scripts are written once per content; the one that every page runs stays small', async () => {
  const first = await writeWakeScripts(out)
  const second = await writeWakeScripts(out)
  await cp('public/scripts', path.join(out, 'scripts'), { recursive: true })
  await minifyPageScripts(out)
  const bytes = await Promise.all(
    [first.wake, 'scripts/not-found.js'].map(async (file) => {
      return gzipSync(await readFile(path.join(out, file)), { level: 9 }).length
    }),
  )

  assert.deepEqual(first, second)
  // The budget of a page that nobody has touched: 2 KB.
  assert(bytes.reduce((sum, size) => sum + size) <= 2000, `${bytes.join(' + ')} bytes`)
  assert.match(await readFile(path.join(out, first.hydrate), 'utf8'), /export\s*\{/)
})

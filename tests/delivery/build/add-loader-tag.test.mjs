import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { addLoaderTag } from '../../../delivery/build/add-loader-tag'
import { noThirdParties } from '../../lib/third-parties.mjs'

/** @type {string} */
let out
before(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'loader-tag-'))
})
after(() => rm(out, { recursive: true }))

const runtime = { chunks: ['/_next/static/chunks/a.js'], registration: 'register()', flight: '0:{}\n' }
const scripts = { loader: '/l.js', hydrate: '/h.js' }

/** @param {{ registration?: string, body?: string, embeds?: import('../../../content/model/third-parties').ThirdParties['scripts'] }} [options] */
async function tagOf({ registration = runtime.registration, body = '', embeds = [] } = {}) {
  const page = parsePage('radio.html', `<head></head><body>${body}</body>`)
  await addLoaderTag(out, page, {
    runtime: { ...runtime, registration },
    scripts,
    islandStyles: '.card{top:0}',
    thirdParties: { ...noThirdParties, scripts: embeds },
  })
  return page.$('head > script')
}

test('the tag is async and names what its page needs', async () => {
  const tag = await tagOf()

  assert.equal(tag.is('[async]'), true)
  assert.equal(tag.attr('src'), '/l.js')
  assert.equal(tag.attr('data-hydrate'), '/h.js')
  const flight = tag.attr('data-flight') ?? ''
  assert.match(flight, /^\/_next\/static\/loader\/flight-[0-9a-f]{12}\.txt$/)
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
  assert.match(chunks[1] ?? '', /^\/_next\/static\/loader\/entry-[0-9a-f]{12}\.js$/)
  assert.equal(await readFile(path.join(out, chunks[1] ?? ''), 'utf8'), 'register()')
  assert.notEqual(other[1], chunks[1])
})

test('the styles of what islands bring become a file of their own', async () => {
  const address = (await tagOf()).attr('data-styles') ?? ''

  assert.match(address, /^\/_next\/static\/loader\/islands-[0-9a-f]{12}\.css$/)
  assert.equal(await readFile(path.join(out, address), 'utf8'), '.card{top:0}')
})

test('the checksum of the body changes with text, elements and order, and with nothing else', async () => {
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

const script = (/** @type {string} */ page) => ({
  page,
  address: `https://form.example${page}.js`,
  source: `https://form.example${page}.js`,
})

test('a third party’s script is named only on the page that may run it', async () => {
  const own = await tagOf({ embeds: [script('/radio')] })
  const others = await tagOf({ embeds: [script('/contact')] })

  assert.equal(own.attr('data-trusted'), 'https://form.example/radio.js')
  assert.equal(others.attr('data-trusted'), undefined)
})

test('every page lists the pages that have a policy of their own', async () => {
  const tag = await tagOf({ embeds: [script('/contact'), script('/radio')] })

  assert.equal(tag.attr('data-own-policy'), '/contact /radio')
})

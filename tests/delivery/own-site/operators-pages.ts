import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { licencesIn } from '../../lib/licences'
import { host, name, proof } from './operator'
import type { Site } from './site'

/** What the built files still say of the site that ships: its name, how to reach it, what its radio plays. */
async function shippedNames(out: string) {
  const shipped = /fence[ -]?wiki|@\w+\.example|202-555-01|Example Street|Anytown|thumb piano/i
  const files = await readdir(out, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const match = shipped.exec(await readFile(path.join(parentPath, name), 'latin1'))
        return match ? [`${path.join(path.relative(out, parentPath), name)}: ${match[0]}`] : []
      }),
  )
  return found.flat()
}

/** The built pages are the operator's. */
export function asksForTheOperators({ out, inCopy, file, page, search }: Site) {
  test('names, addresses and proofs are the operator’s, and none of the site that ships is left', async () => {
    const history = await page('history')
    assert.equal(history('link[rel=canonical]').attr('href'), `${host}/history`)
    assert(history('header').text().includes(name))
    assert.match(history('title').text(), /, ours\b/)
    assert.equal(history('footer a[rel="noopener me"]').length, 3)
    assert.match(history('footer').text(), /Partners/)
    assert.equal(history('meta[name=google-site-verification]').attr('content'), 'a-1_b')
    assert.equal(history('meta[name="msvalidate.01"]').attr('content'), '0AF')
    assert.equal(await file('google1a2b.html'), proof)
    assert.match(await file('ads.txt'), /^ads\.hudsonfences\.org, 7, DIRECT$/m)
    const terms = await page('terms')
    assert.match(terms('#law').parent().text(), /New York/)
    assert.match(terms('main').text(), /Hudson Valley Fences LLC/)
    assert.deepEqual(await shippedNames(out), [])
    const { mentioned, linked } = await licencesIn(out, host)
    assert.deepEqual([...mentioned], ['all rights reserved'])
    assert.deepEqual([...new Set([...linked.values()].flat())], [`${host}/terms#licence`])
  })

  test('each page of the header’s menu is in it, and each page links to its file in the repository', async () => {
    const guides = await readdir(inCopy('content/guides'), { recursive: true })
    const texts = await Promise.all(
      guides
        .filter((name) => name.endsWith('.md'))
        .map((name) => readFile(inCopy(`content/guides/${name}`), 'utf8')),
    )
    const inHeader = texts.filter((text) => /^menus:(?: \[|\n {2}- )header\b/m.test(text))
    const history = await page('history')
    assert.equal(history('header nav li').length, inHeader.length)
    const repository = 'https://git.hudsonfences.org/site/edit/main/content'
    assert.equal(history(`footer a[href="${repository}/data/pages/history.json"]`).length, 1)
    assert.equal((await page('terms'))(`footer a[href="${repository}/guides/terms.md"]`).length, 1)
  })

  test('a style of the operator’s has its place and its picture', async () => {
    const types = await page('types-of-fences')
    assert.equal(types('#willow').length, 1)
    assert.equal(types('img[alt=\'Ann’s "willow" fence\']').length, 1)
  })

  test('a page below another has its address, breadcrumbs, sharing picture, and is listed and found', async () => {
    const willow = await page('history/willow')
    const address = '/history/willow'
    assert.equal(willow('link[rel=canonical]').attr('href'), `${host}${address}`)
    assert.equal(willow('meta[property="og:image"]').attr('content'), `${host}/og/history_willow.jpg`)
    const crumbs = willow('[aria-label=Breadcrumb] a').map((_, link) => willow(link).attr('href'))
    assert.deepEqual(crumbs.get(), ['/', '/history', address])
    assert.equal(willow('header nav [aria-current]').attr('href'), '/history')
    assert.equal(willow('header nav [aria-current]').attr('aria-current'), 'true')
    assert.equal(willow('#osiers, #s1').length, 2)
    assert.equal((await page('history/willow/index'))('h1').text(), willow('h1').text())
    for (const [name = '', words = ''] of [
      ['sitemap.xml', `<loc>${host}${address}</loc>`],
      ['feed.xml', `<link href="${host}${address}"/>`],
      ['llms.txt', `${host}${address}#osiers`],
    ])
      assert((await file(name)).includes(words), `${name} lacks ${words}`)
    assert.match(await search(), /Osier beds/)
    assert((await readFile(path.join(out, 'og/history_willow.jpg'))).length > 10_000)
  })
}

import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { isReservedId } from '../../../content/model/pages/reserved-ids'
import { make } from '../bad-content/mistakes'
import { sound } from '../bad-content/pictures'
import { name } from './operator'
import type { Site } from './site'

/** Content that looks odd and is meant; odd settings are among the operator's. */
export async function makeOdd({ folder }: Site) {
  for (const change of sound) await make(folder, change)
}

/** It is shown as it is meant. */
export function asksForTheOdd({ folder, out, page }: Site) {
  test('tags in settings, titles and books are words', async () => {
    const home = await page('index')
    assert(home('header').text().includes(name))
    assert.equal(
      (await page('privacy'))('head > title').text(),
      `Privacy <i>Policy</i> & more, ours | ${name}`,
    )
    assert((await page('books'))('h3').text().includes(`<em>Garden</em>-"Making" & 'more'`))
  })

  test('no page shows a citation that nobody numbered', async () => {
    for (const file of await readdir(out))
      if (file.endsWith('.html'))
        assert.doesNotMatch((await page(path.basename(file, '.html')))('body').text(), /\[\^/, file)
  })

  test('an id that is no heading’s is one that headings cannot have', async () => {
    // The copy's own code: somebody has added to it.
    const { anchors }: typeof import('../../../content/model/pages/page-contents') = await import(
      path.join(folder, 'content/model/pages/page-contents.ts')
    )
    const { openStore }: typeof import('../../../content/model/store/store') = await import(
      path.join(folder, 'content/model/store/store.ts')
    )
    for (const [address, headings] of Object.entries(anchors(openStore({ root: folder })))) {
      // The home page's headings are fixed; its tabs carry the eras' ids.
      if (address === '/') continue
      const $ = await page(address.slice(1))
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get()
      const others = ids.filter((id) => !headings.includes(id) && !isReservedId(id))
      assert.deepEqual(
        others,
        ['_R_'].filter((id) => others.includes(id)),
        address,
      )
    }
  })

  test('a citation in the privacy policy leads to its source', async () => {
    const $ = await page('privacy')
    assert.equal($('main sup a').attr('href'), '#s1')
    assert.match($('#s1').text(), /Wood Handbook/i)
  })

  test('a portrait stands upright, at its own address', async () => {
    const $ = await page('types-of-fences/picket')
    const picture = $('main img[src^="/pictures/picket-"]').first()
    assert(Number(picture.attr('width')) < Number(picture.attr('height')))
    const { width, height } = await sharp(path.join(out, picture.attr('src') ?? '')).metadata()
    assert(width < height, `${width} × ${height}`)
  })

  test('books lead where they say, under the covers they name', async () => {
    const $ = await page('books')
    const card = $('a[href="https://books.example/?id=7&x=%20"]')
    assert.equal(card.find('img').attr('src'), '/covers/grapes.png')
    assert.equal($('img[src="https://covers.example/a%20b.jpg"]').length, 1)
  })

  test('a line break within a text is a space, and stars are stars', async () => {
    assert.match((await page('index'))('main').text(), /Start with\sthe one you have in mind/)
    assert.match((await page('radio'))('main').text(), /1\. Click # play - 2 \* 3 \* 4 times; a_b_c\./)
  })
}

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { after, before, describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { load } from 'cheerio'
import sharp from 'sharp'
import { syntaxFaults } from '../../content/model/syntax'
import { isReservedId } from '../../content/model/reserved-ids'
import { readAnchors } from '../../content/model/page-contents'
import { build, copyProject } from '../lib/copy-project.mjs'
import { brokenFiles, unreadable } from './bad-content/broken-files.mjs'
import { listOfPictures, pictures } from './bad-content/pictures.mjs'
import { sound } from './bad-content/sound.mjs'
import { wrongCombinations, wrongFields } from './bad-content/wrong-fields.mjs'
import { wrongReferences } from './bad-content/wrong-references.mjs'
import { deal, make, runWith, told } from './bad-content/rounds.mjs'

// What an operator may get wrong in content and settings: `npm run check` says it, with file and field.

const readSettings = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/** Most mistakes are made in words that ship. Once an operator has settings of their own, words may be theirs, too. */
const isShipped = isDeepStrictEqual(
  readSettings('content/site.json'),
  readSettings('tests/fixtures/site.json'),
)

const check = [process.execPath, '--import', 'tsx', 'delivery/build/check.ts']

/** @type {string} */
let folder

before(async () => {
  folder = await copyProject()
})

after(() => rm(folder, { recursive: true }))

/**
 * @param {string} name
 * @param {readonly import('./bad-content/mistake.mjs').Mistake[]} mistakes
 */
function round(name, mistakes) {
  describe(name, () => {
    /** @type {{ code: number | null, printed: string }} */
    let result

    before(async () => {
      result = await runWith(folder, mistakes, check)
    })

    for (const { name, file, says } of mistakes.filter((mistake) => mistake.says.length > 0)) {
      test(`${file}: ${name}`, () => {
        const faults = told(result.printed)
        for (const message of says) {
          assert(faults.includes(message), `expected "${message}" in:\n${result.printed}`)
        }
      })
    }

    test('and nothing else is told, under no stack', () => {
      assert.equal(result.code, 1)
      assert.doesNotMatch(result.printed, /\n\s+at /)
      const expected = mistakes.flatMap(({ says }) => says)
      assert.deepEqual(
        told(result.printed).filter((fault) => !expected.includes(fault)),
        [],
      )
    })
  })
}

if (isShipped) {
  for (const [index, mistakes] of (await deal(wrongFields)).entries())
    round(`fields of a wrong shape, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of (await deal(wrongCombinations)).entries())
    round(`fields that do not go together, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of (
    await deal([...wrongReferences, ...pictures, ...listOfPictures])
  ).entries())
    round(`references, round ${index + 1}`, mistakes)
  for (const [index, mistakes] of brokenFiles.entries()) round(`broken files, round ${index + 1}`, mistakes)
}

describe('files that cannot be parsed', () => {
  /** @type {readonly string[]} */
  let faults

  before(async () => {
    const files = await mkdtemp(path.join(tmpdir(), 'fence-wiki-syntax-'))
    await mkdir(path.join(files, 'content'))
    for (const { file, bytes = '' } of unreadable) await writeFile(path.join(files, file), bytes)
    faults = await syntaxFaults(path.join(files, 'content'), 'content')
    await rm(files, { recursive: true })
  })

  for (const { name, file, says } of unreadable) {
    test(`${path.extname(file)}: ${name}`, () => {
      assert.deepEqual(
        faults.filter((fault) => fault.startsWith(file)),
        says,
      )
    })
  }
})

if (isShipped) {
  describe('what looks odd and is meant', () => {
    /** @type {string} */
    let project
    /** @type {{ code: number, printed: string }} */
    let built

    before(async () => {
      project = await copyProject()
      for (const change of sound) await make(project, change)
      built = await build(project)
    })

    after(() => rm(project, { recursive: true }))

    const page = async (/** @type {string} */ file) =>
      load(await readFile(path.join(project, 'out', file), 'utf8'))

    test('passes the check, in each of its files', async () => {
      const { code, printed } = await runWith(folder, sound, check)
      assert.equal(code, 0, printed)
    })

    test('builds', () => assert.equal(built.code, 0, built.printed))

    test('tags in settings, titles and books are words', async () => {
      const home = await page('index.html')
      assert(home('header').text().includes('<b>Fénce</b> & "Wiki" 🌲'))
      assert.equal(
        (await page('privacy.html'))('head > title').text(),
        'Privacy <i>Policy</i> & more | <b>Fénce</b> & "Wiki" 🌲',
      )
      assert((await page('books.html'))('h3').text().includes(`<em>Garden</em>-"Making" & 'more'`))
    })

    test('no page shows a citation that nobody numbered', async () => {
      for (const file of (await readdir(path.join(project, 'out'))).filter((name) => name.endsWith('.html')))
        assert.doesNotMatch((await page(file))('body').text(), /\[\^/, file)
    })

    test('an id that is no heading’s is one that headings cannot have', async () => {
      for (const [address, headings] of Object.entries(await readAnchors())) {
        // The home page's headings are fixed; its tabs carry the eras' ids.
        if (address === '/') continue
        const $ = await page(`${address.slice(1)}.html`)
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
      const $ = await page('privacy.html')
      assert.equal($('main sup a').attr('href'), '#s1')
      assert.match($('#s1').text(), /Wood Handbook/i)
    })

    test('a portrait stands upright, at its own address', async () => {
      const $ = await page('types-of-fences.html')
      const picture = $('main img[src^="/pictures/picket-"]').first()
      assert(Number(picture.attr('width')) < Number(picture.attr('height')))
      const { width, height } = await sharp(path.join(project, 'out', picture.attr('src') ?? '')).metadata()
      assert(width < height, `${width} × ${height}`)
    })

    test('books lead where they say, under the covers they name', async () => {
      const $ = await page('books.html')
      const card = $('a[href="https://books.example/?id=7&x=%20"]')
      assert.equal(card.find('img').attr('src'), '/covers/grapes.png')
      assert.equal($('img[src="https://covers.example/a%20b.jpg"]').length, 1)
    })

    test('a line break within a text is a space, and stars are stars', async () => {
      assert.match((await page('index.html'))('main').text(), /Start with\sthe one you have in mind/)
      assert.match((await page('radio.html'))('main').text(), /1\. Click # play - 2 \* 3 \* 4 times; a_b_c\./)
    })
  })
}

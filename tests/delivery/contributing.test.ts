import assert from 'node:assert/strict'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { isReservedId } from '../../content/model/reserved-ids'
import type settings from '../../content/site.json'
import { build, copyProject, edit, editJson } from '../lib/copy-project'
import { fill } from '../lib/fill'
import { readSearchFiles } from '../lib/search-files'
import { make } from './bad-content/mistakes'
import { sound } from './bad-content/pictures'
import { isShipped } from '../unit/shipped'

// Follows .github/CONTRIBUTING.md in a copy: all of its additions at once, then one build, which begins with the check.
// Building takes long, so the same build shows what becomes of content that looks odd and is meant.

const guide = await readFile('.github/CONTRIBUTING.md', 'utf8')

/** A section, which must name these files. */
function section(heading: string, ...files: readonly string[]): string {
  const [, text] =
    new RegExp(`^## ${heading}\\n((?:^\`\`\`[^]*?^\`\`\`$|[^])*?)(?=^## |$(?![^]))`, 'm').exec(guide) ?? []
  assert(text !== undefined, `There is no section "${heading}"`)
  for (const file of files) assert(text.includes(`\`${file}\``), `"${heading}" does not name ${file}`)
  assert(text.split('\n').filter((line) => line !== '').length < 25, `"${heading}" has 25 lines or more`)
  return text
}

/** The code block of a section. */
function code(heading: string, ...files: readonly string[]): string {
  const [, block] = /^```\w+\n([^]*?)^```$/m.exec(section(heading, ...files)) ?? []
  assert(block !== undefined, `"${heading}" has no code`)
  return block.trim()
}

let folder: string

const inCopy = (file: string) => path.join(folder, file)

/** Puts text behind the first place that matches. */
const insert = (file: string, place: RegExp, added: string) =>
  edit(inCopy(file), (text) => text.replace(place, (found) => `${found}\n${added}\n`))

async function addPage() {
  const page = code('Add a page', 'content/guides/gates.md')
  await fill(folder, { 'content/guides/gates.md': page })
}

async function addEra() {
  section('Add an era', 'content/data/pages/history.json')
  await editJson(inCopy('content/data/pages/history.json'), (history: { eras: { story: string[] }[] }) => {
    const [first] = history.eras
    assert(first)
    const own = { ...first, id: 'tomorrow', era: 'Tomorrow', picture: 'willow' }
    return { ...history, eras: [{ ...own, story: ['More.[^kingston]', ...first.story] }, ...history.eras] }
  })
}

/** A drawing, shown by the new page. */
async function addDrawing() {
  const drawing = code('Add a drawing', 'content/drawings/hinge.svg', 'content/drawings/classes.css')
  await fill(folder, { 'content/drawings/hinge.svg': drawing })
  await edit(inCopy('content/guides/gates.md'), (text) => `${text}\n\n::drawing{name="hinge"}\n`)
}

async function addPlacement() {
  const schemas = ['content/model/schemas/site.ts', 'content/model/schemas/house-ads.ts'] as const
  const text = section('Add an ad placement', 'content/site.json', 'content/data/house-ads.json', ...schemas)
  const [slot = ''] = /<AdSlot [^>]*\/>/.exec(text) ?? []
  await editJson(inCopy('content/site.json'), (site: typeof settings) => {
    const foot = { ...site.ads.slots.top, desktop: '901', phone: '902' }
    return { ...site, ads: { ...site.ads, slots: { ...site.ads.slots, foot } } }
  })
  await editJson(inCopy('content/data/house-ads.json'), (cards: { top: object[] }) => ({
    ...cards,
    foot: cards.top,
  }))
  await edit(inCopy(schemas[0]), (text) => text.replace('top: adSlot', 'foot: adSlot, $&'))
  await edit(inCopy(schemas[1]), (text) => text.replace('top: houseAdPair', 'foot: houseAdPair, $&'))
  await edit(inCopy('app/history/page.tsx'), (text) =>
    text.replace('<AdSlot name="bottom"', `${slot.replace('top', 'foot')}$&`),
  )
}

/** "Analytics and consent" of delivery/OPERATING.md. */
async function addAnalytics() {
  const manual = await readFile('delivery/OPERATING.md', 'utf8')
  const [, text = ''] = /^## Analytics and consent\n([^]*?)^## /m.exec(manual) ?? []
  const [, list = '', entry = ''] = /`(pageScripts)` of [^]*?such as `([^`]+)`/.exec(text) ?? []
  const [tag = ''] = /<script [^`]*\/>/.exec(text) ?? []
  const [, host = ''] = /such as `([^`]+)`, to `connections`/.exec(text) ?? []
  await fill(folder, { 'components/visits/visits.ts': 'export {}\ndocument.title += " counted"\n' })
  await edit(inCopy('delivery/build/compile-scripts.ts'), (code) =>
    code.replace(new RegExp(`const ${list}[^{]*\\{`), `$&${entry},`),
  )
  await edit(inCopy('app/layout.tsx'), (code) => code.replace('<RadioBar ', `${tag}$&`))
  await edit(inCopy('content/model/third-parties.ts'), (code) =>
    code.replace('connections: unique([', `$&${host},`),
  )
}

before(async () => {
  folder = await copyProject()
  if (isShipped) for (const change of sound) await make(folder, change)
  await addPage()
  await insert('content/sources.json', /^\{/, `${code('Add a source', 'content/sources.json')},`)
  const picture = code('Add a picture', 'content/pictures/', 'content/pictures/pictures.json')
  await insert('content/pictures/pictures.json', /^\{/, `${picture},`)
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a5230' } })
    .jpeg()
    .toFile(path.join(folder, 'content/pictures/willow.jpg'))
  await addEra()
  await addDrawing()
  const book = code('Add a book', 'content/data/pages/books.json')
  await insert('content/data/pages/books.json', /"books": \[/, `${book},`)
  const term = code('Add a term', 'content/data/pages/glossary.json')
  await edit(inCopy('content/data/pages/glossary.json'), (text) =>
    text.replace(/\n {4}\{\n {6}"id": "zoning"/, `\n${term},$&`),
  )
  await addPlacement()
  await addAnalytics()
})
after(() => rm(folder, { recursive: true }))

describe('The site with all additions, and with what looks odd', { timeout: 480_000 }, () => {
  let built: Awaited<ReturnType<typeof build>>
  before(async () => {
    built = await build(folder, { TYPES_ARE_CHECKED: 'false' })
  })
  const file = (name: string) => readFile(path.join(folder, 'out', name), 'utf8')
  const search = async () => (await readSearchFiles(path.join(folder, 'out'))).join('\n')

  test('is built, types included', () => assert.equal(built.code, 0, built.printed))

  test('has the page, in the header, the sitemap and the search', async () => {
    const $ = load(await file('gates.html'))
    assert.equal($('h1').text(), 'Gates')
    assert.equal($('header nav a[aria-current="page"]').text(), 'Gates')
    assert.match(await file('sitemap.xml'), /\/gates<\/loc>/)
    assert.match(await search(), /\/gates#hinges/)
    assert.match($('#s1').text(), /Willow in Kingston/)
  })

  test('shows the drawing, and says what it shows', async () => {
    const drawing = load(await file('gates.html'))('main img[src^="/pictures/diagrams/hinge-"]')
    assert.match(drawing.attr('alt') ?? '', /strap hinge/)
    assert.match(await file(drawing.attr('src') ?? ''), /<path class="dimension"/)
  })

  test('has the era, with the picture and the source', async () => {
    const $ = load(await file('history.html'))
    assert.match($('#tomorrow').text(), /Tomorrow/)
    assert.equal($('img[alt="Woven willow between hazel posts."]').length > 0, true)
    assert.match($('#sources').parent().text(), /Willow in Kingston/)
  })

  test('has the book', async () => {
    assert.match(load(await file('books.html'))('main').text(), /Hurdles and Wattles/)
  })

  test('has the term, in the glossary and the search', async () => {
    assert.match(
      load(await file('glossary.html'))('dt#withy')
        .next()
        .text(),
      /branch of willow/,
    )
    assert.match(await search(), /\/glossary#withy/)
  })

  test('has the analytics script, and a policy that lets it report', async () => {
    for (const name of ['gates.html', 'history.html', '404.html']) {
      const $ = load(await file(name))
      const address = $('script[src*="visits"]').attr('src') ?? ''
      assert.match(address, /^\/_next\/static\/loader\/visits-[0-9a-f]+\.js$/)
      assert.match(await file(address), /counted/)
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? ''
      assert.match(policy, /connect-src 'self' https:\/\/visits\.example/)
    }
    assert.match(await file('_headers'), /connect-src 'self' https:\/\/visits\.example/)
  })

  test('has the ad placement', async () => {
    assert.equal(load(await file('history.html'))('[data-banner-id="901"]').length, 1)
  })

  // The words of mistakes.yaml are those that ship: an operator's may be others.
  if (isShipped) {
    const page = async (name: string) => load(await file(name))

    test('what to mend before publishing is told once', () => {
      assert.equal(built.printed.split('Before you publish:').length, 2, built.printed)
    })

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
      const files = await readdir(path.join(folder, 'out'))
      for (const name of files.filter((name) => name.endsWith('.html')))
        assert.doesNotMatch((await page(name))('body').text(), /\[\^/, name)
    })

    test('an id that is no heading’s is one that headings cannot have', async () => {
      // Content is read from the folder that a command runs in.
      const project = process.cwd()
      process.chdir(folder)
      const { readAnchors }: typeof import('../../content/model/page-contents') = await import(
        path.join(folder, 'content/model/page-contents.ts')
      )
      process.chdir(project)
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
      const { width, height } = await sharp(path.join(folder, 'out', picture.attr('src') ?? '')).metadata()
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
  }
})

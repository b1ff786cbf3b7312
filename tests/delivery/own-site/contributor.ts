import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import type settings from '../../../content/site.json'
import { edit, editJson } from '../../lib/copy-project'
import { fill } from '../../lib/fill'
import type { Site } from './site'

// Follows .github/CONTRIBUTING.md: all of its additions at once, in its own words.

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

/** Puts text behind the first place that matches. */
const insert = (file: string, place: RegExp, added: string) =>
  edit(file, (text) => text.replace(place, (found) => `${found}\n${added}\n`))

async function addPicture({ inCopy }: Site) {
  const entry = code('Add a picture', 'content/pictures/', 'content/pictures/pictures.json')
  await insert(inCopy('content/pictures/pictures.json'), /^\{/, `${entry},`)
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a5230' } })
    .jpeg()
    .toFile(inCopy('content/pictures/willow.jpg'))
}

async function addEra({ inCopy }: Site) {
  section('Add an era', 'content/data/pages/history.json')
  await editJson(inCopy('content/data/pages/history.json'), (history: { eras: { story: string[] }[] }) => {
    const [first] = history.eras
    assert(first)
    const own = { ...first, id: 'tomorrow', era: 'Tomorrow', picture: 'willow' }
    return { ...history, eras: [{ ...own, story: ['More.[^kingston]', ...first.story] }, ...history.eras] }
  })
}

/** A drawing, shown by the new page. */
async function addDrawing({ folder, inCopy }: Site) {
  const drawing = code('Add a drawing', 'content/drawings/hinge.svg', 'content/drawings/classes.css')
  await fill(folder, { 'content/drawings/hinge.svg': drawing })
  await edit(inCopy('content/guides/gates.md'), (text) => `${text}\n\n::drawing{name="hinge"}\n`)
}

async function addPlacement({ inCopy }: Site) {
  const models = ['content/model/schemas/site.ts', 'content/model/collections/house-ads.ts'] as const
  const text = section('Add an ad placement', 'content/site.json', ...models)
  const [slot = ''] = /<AdSlot [^>]*\/>/.exec(text) ?? []
  await editJson(inCopy('content/site.json'), (site: typeof settings) => {
    const foot = { ...site.ads.slots.top, desktop: '901', phone: '902' }
    return { ...site, ads: { ...site.ads, slots: { ...site.ads.slots, foot } } }
  })
  await edit(inCopy(models[0]), (text) => text.replace('top: adSlot', 'foot: adSlot, $&'))
  await edit(inCopy(models[1]), (text) => text.replace('bottom: {', 'foot: { desktop: 0, phone: 0 }, $&'))
  await edit(inCopy('app/history/page.tsx'), (text) =>
    text.replace('<AdSlot name="bottom"', `${slot.replace('top', 'foot')}$&`),
  )
}

/** "Analytics and consent" of delivery/OPERATING.md. */
async function addAnalytics({ folder, inCopy }: Site) {
  const manual = await readFile('delivery/OPERATING.md', 'utf8')
  const [, text = ''] = /^## Analytics and consent\n([^]*?)^## /m.exec(manual) ?? []
  const [, list = '', entry = ''] = /`(pageScripts)` of [^]*?such as `([^`]+)`/.exec(text) ?? []
  const [tag = ''] = /<script [^`]*\/>/.exec(text) ?? []
  const [, host = ''] = /such as `([^`]+)`, to `connections`/.exec(text) ?? []
  await fill(folder, { 'components/visits/visits.ts': 'export {}\ndocument.title += " counted"\n' })
  await edit(inCopy('delivery/build/compile-scripts.ts'), (code) =>
    code.replace(new RegExp(`const ${list}[^{]*\\{`), `$&${entry},`),
  )
  await edit(inCopy('components/frame/page-shell.tsx'), (code) => code.replace('<RadioBar ', `${tag}$&`))
  await edit(inCopy('content/model/collections/third-parties.ts'), (code) =>
    code.replace('connections: unique([', `$&${host},`),
  )
}

/** All additions, each where its section says. */
export async function contribute(site: Site) {
  const { folder, inCopy } = site
  const page = code('Add a page', 'content/guides/gates.md')
  await fill(folder, { 'content/guides/gates.md': page })
  const source = code('Add a source', 'content/sources.json')
  await insert(inCopy('content/sources.json'), /^\{/, `${source},`)
  await addPicture(site)
  await addEra(site)
  await addDrawing(site)
  const book = code('Add a book', 'content/data/pages/books.json')
  await insert(inCopy('content/data/pages/books.json'), /"books": \[/, `${book},`)
  const term = code('Add a term', 'content/data/pages/glossary.json')
  await edit(inCopy('content/data/pages/glossary.json'), (text) =>
    text.replace(/\n {4}\{\n {6}"id": "zoning"/, `\n${term},$&`),
  )
  await addPlacement(site)
  await addAnalytics(site)
}

/** What was added is where readers look for it. */
export function asksForTheContributors({ file, page, search }: Site) {
  test('has the page, in the header, the sitemap and the search', async () => {
    const $ = await page('gates')
    assert.equal($('h1').text(), 'Gates')
    assert.equal($('header nav a[aria-current="page"]').text(), 'Gates')
    assert.match(await file('sitemap.xml'), /\/gates<\/loc>/)
    assert.match(await search(), /\/gates#hinges/)
    assert.match($('#s1').text(), /Willow in Kingston/)
  })

  test('shows the drawing, and says what it shows', async () => {
    const drawing = (await page('gates'))('main img[src^="/pictures/diagrams/hinge-"]')
    assert.match(drawing.attr('alt') ?? '', /strap hinge/)
    assert.match(await file(drawing.attr('src') ?? ''), /<path class="dimension"/)
  })

  test('has the era, with the picture and the source', async () => {
    const $ = await page('history')
    assert.match($('#tomorrow').text(), /Tomorrow/)
    assert.equal($('img[alt="Woven willow between hazel posts."]').length > 0, true)
    assert.match($('#sources').parent().text(), /Willow in Kingston/)
  })

  test('has the book', async () => {
    assert.match((await page('books'))('main').text(), /Hurdles and Wattles/)
  })

  test('has the term, in the glossary and the search', async () => {
    const $ = await page('glossary')
    assert.match($('dt#withy').next().text(), /branch of willow/)
    assert.match(await search(), /\/glossary#withy/)
  })

  test('has the analytics script, and a policy that lets it report', async () => {
    for (const name of ['gates', 'history', '404']) {
      const $ = await page(name)
      const address = $('script[src*="visits"]').attr('src') ?? ''
      assert.match(address, /^\/_next\/static\/loader\/visits-[0-9a-f]+\.js$/)
      assert.match(await file(address), /counted/)
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? ''
      assert.match(policy, /connect-src 'self' https:\/\/visits\.example/)
    }
    assert.match(await file('_headers'), /connect-src 'self' https:\/\/visits\.example/)
  })

  test('has the ad placement', async () => {
    assert.equal((await page('history'))('[data-banner-id="901"]').length, 1)
  })
}

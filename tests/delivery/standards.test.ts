import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { load } from 'cheerio'
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate'
import robotsParser from 'robots-parser'
import { SaxesParser } from 'saxes'
import ts from 'typescript'
import { pages } from '../../content/model/pages/page-registry'

// Every file of out/ against its standard, by libraries that know it. What feed and calendars say is in
// machines.test.ts and calendars.test.ts, which read them with feedsmith and ical.js.

const filesOf = (ending: string) =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
const read = (name: string) => readFileSync(path.join('out', name), 'utf8')

/** The copies for hosts without clean addresses are the same, byte for byte. */
const html = new Map(filesOf('.html').map((name) => [read(name), name] as const))

/** Rules that ask for what is right to leave out. All others of HTML and of documents are on. */
const leftOut: RuleConfig = {
  // `hidden=""` in the head, `hidden` and `id=main` in the body, which is shorter: the same to every parser.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'attr-quotes': 'off',
  // React writes referrerPolicy, which the build's parser lowers but within <noscript>, whose content it takes for text.
  'attr-case': 'off',
  // The HTML standard's default is the one meant: these buttons submit the form that they stand in.
  'no-implicit-button-type': 'off',
  // Browsers drop the roles of a table that a style sheet lays out otherwise, as tables on phones are.
  'no-redundant-role': 'off',
  // The search is a dialog with headings of its own, before the page's first.
  'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'any' }],
  // A style sheet keeps a telephone number in one line, and copied it has plain spaces.
  'tel-non-breaking': 'off',
  // The button of a term has its name from the label around it, which this rule does not know. Axe knows every name.
  'text-content': 'off',
  // Files of this site have a hash in their names; those of others would need one here.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Tabs are a form of radio buttons that sends nothing (components/kit/tabs.tsx). See the test of forms.
  'wcag/h32': 'off',
}

describe('HTML', () => {
  test('every page is valid', async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        root: true,
        extends: ['html-validate:recommended', 'html-validate:document'],
        rules: leftOut,
      }),
    )
    const faults: string[] = []
    for (const [text, name] of html) {
      const { results } = await validator.validateString(text, name)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        faults.push(`${name}: ${ruleId}: ${message} at ${selector}`)
    }

    assert(html.size > pages().length)
    assert.deepEqual(faults, [])
  })

  test('every page is at most 22,000 bytes long after gzip -9, with its styles', () => {
    // Node's own zlib is some 50 bytes behind.
    const weigh = (text: string) => spawnSync('gzip', ['-9c'], { input: text }).stdout.length
    const sizes = Array.from(html, ([text, name]) => ({ name, bytes: weigh(text) }))

    assert.deepEqual(
      sizes.filter(({ bytes }) => bytes > 22_000),
      [],
    )
  })

  test('a form that sends something has a button for it; links to a new window say so, and give nothing away', () => {
    for (const [text, name] of html) {
      const $ = load(text)
      const mute = $('form:not([method=dialog])').filter((_, form) => $('button', form).length === 0)
      assert.equal(mute.length, 0, name)
      const newTab = 'a[target]:not([target=_top])'
      const silent = $(newTab).filter(
        (_, link) => !/new tab/.test($(link).attr('aria-label') ?? $(link).text()),
      )
      assert.equal(silent.length, 0, `${name}: ${silent.first().text()}`)
      const open = $(`${newTab}:not([rel~=noopener]), a[rel~=sponsored]:not([rel~=noreferrer])`)
      assert.equal(open.length, 0, `${name}: ${open.first().text()}`)
    }
  })
})

/** The structured data of all pages, by the page it stands in. */
const blocks = new Map(
  [...html].flatMap(([text, name]) => {
    const $ = load(text)
    return $('script[type="application/ld+json"]')
      .get()
      .map((script) => [$(script).text(), name] as const)
  }),
)

/** What TypeScript says of a file of this text. */
function diagnose(text: string): string[] {
  const file = path.resolve('structured-data-of-out.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText, start = 0 }) => {
      const line = text.slice(0, start).split('\n').length
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}

/** Their names are types of schema.org: one that is none does not compile. */
const typed = (block: string, index: number) => {
  const data = JSON.parse(block)
  const type = data['@graph'] ? 'Graph' : `WithContext<${data['@type']}>`
  return `export const data${index}: schema.${type.replace('<', '<schema.')} = ${block}`
}

describe('Structured data', () => {
  test('each block has the types and fields of schema.org', () => {
    // schema-dts is named in this text alone: knip is told so. The last block is wrong: this check can fail.
    const wrong = '{"@context":"https://schema.org","@type":"Book","titel":"Hurdles"}'
    const lines = [...blocks.keys(), wrong].map(typed)
    const [fault, ...others] = diagnose([`import type * as schema from 'schema-dts'`, ...lines].join('\n'))

    assert.match(fault ?? '', new RegExp(`^line ${lines.length + 1}: .*"titel"`))
    assert.deepEqual(others, [])
  })

  test('/books lists every card in its order, with author and address', () => {
    const $ = load(read('books.html'))
    const cards = $('main li > a[target]').map((_, card) => $(card).attr('href'))
    const lists = [...blocks].filter(([text, name]) => name.startsWith('books') && /"ItemList"/.test(text))
    const { numberOfItems, itemListElement } = JSON.parse(lists[0]?.[0] ?? '')

    assert.equal(numberOfItems, cards.length)
    for (const [index, { position, item }] of itemListElement.entries()) {
      assert.deepEqual([position, item.url, item['@type']], [index + 1, cards[index], 'Book'])
      assert(item.name && item.author.name)
    }
  })
})

describe('Files for machines', () => {
  test('XML and SVG are well-formed, with the names of their standards', () => {
    const roots = {
      'feed.xml': 'http://www.w3.org/2005/Atom',
      'data/changes.xml': 'http://www.w3.org/2005/Atom',
      'sitemap.xml': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    }
    const files = [...filesOf('.xml'), ...filesOf('.svg')]
    for (const name of files) {
      const parser = new SaxesParser({ xmlns: true, fileName: name })
      let root = ''
      parser.on('opentag', ({ uri }) => (root ||= uri))
      parser.on('error', (error) => {
        throw error
      })
      parser.write(read(name)).close()
      const wanted =
        Object.entries(roots).find(([file]) => file === name)?.[1] ?? 'http://www.w3.org/2000/svg'
      assert.equal(root, wanted, name)
    }
    assert(files.length > 10)
  })

  test('robots.txt lets every robot read every page, and leads to the sitemap', () => {
    const address = new URL(load(read('index.html'))('link[rel=canonical]').attr('href') ?? '').origin
    const robots = robotsParser(`${address}/robots.txt`, read('robots.txt'))

    for (const { path } of pages())
      for (const robot of ['Googlebot', 'bingbot', 'GPTBot'])
        assert.equal(robots.isAllowed(`${address}${path}`, robot), true, `${robot} ${path}`)
    assert.deepEqual(robots.getSitemaps(), [`${address}/sitemap.xml`])
    assert.equal(robots.getPreferredHost(), null)
  })
})

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { readStyleSheets } from '../../../delivery/build/read-style-sheets'
import { shortenFlight, shortenNames, shortenPage } from '../../../delivery/build/shorten-names'

const folder = '_next/static/chunks'
const css =
  '.aB-3dE_root .aB-3dE_title:hover,.global,._9bcdef_root{top:0}._a{left:0}.aB-3dE_rootLine{top:1px}' +
  '.script_open{top:2px;margin:var(--of-script) var(--space-4)}:root{--space-4:1rem;--a:0;--of-script:0}'

/** @type {string} */
let out
/** @type {import('../../../delivery/build/shorten-names').ShortNames} */
let names

beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'export-'))
  await mkdir(path.join(out, folder), { recursive: true })
  await writeFile(path.join(out, folder, 'abc.css'), css)
  await writeFile(path.join(out, folder, 'abc.js'), 'x({className:"script_open"},"--of-script")')
  names = await shortenNames(out, await readStyleSheets(out))
})
afterEach(() => rm(out, { recursive: true }))

test('what modules name is short, and no other class is: not of scripts, not global, not taken', () => {
  const classes = [...names.names].filter(([name]) => !name.startsWith('--'))
  assert.deepEqual(Object.fromEntries(classes), {
    _9bcdef_root: '_b',
    'aB-3dE_root': '_c',
    'aB-3dE_rootLine': '_d',
    'aB-3dE_title': '_e',
  })
})

test('a style sheet has other bytes, so it has another address', async () => {
  const [sheet = '', ...more] = (await readdir(path.join(out, folder))).filter((name) =>
    name.endsWith('.css'),
  )
  assert.deepEqual(more, [])
  assert.match(sheet, /^[\da-f]{12}\.css$/)
  assert.equal(names.sheets.get(`/${folder}/abc.css`), `/${folder}/${sheet}`)
  assert.equal(
    await readFile(path.join(out, folder, sheet), 'utf8'),
    '._c ._e:hover,.global,._b{top:0}._a{left:0}._d{top:1px}' +
      '.script_open{top:2px;margin:var(--of-script) var(--c)}:root{--c:1rem;--b:0;--of-script:0}',
  )
})

test('page and flight data have the same names, for readers without scripts as well', () => {
  const page = parsePage(
    'a.html',
    `<head><link rel="stylesheet" href="/${folder}/abc.css"><style>.aB-3dE_root{top:0}</style></head>` +
      '<body><p class="aB-3dE_root global">aB-3dE_root</p>' +
      '<noscript><p class="aB-3dE_title"></p></noscript></body>',
  )
  shortenPage(page, names)
  const { $ } = page
  assert.equal($('link').attr('href'), names.sheets.get(`/${folder}/abc.css`))
  assert.equal($('style').text(), '._c{top:0}')
  assert.equal($('p').first().attr('class'), '_c global')
  assert.equal($('p').first().text(), 'aB-3dE_root')
  assert.equal($('noscript').text(), '<p class="_e"></p>')
  assert.equal(
    shortenFlight('a.html', `0:["$","p",null,{"className":"aB-3dE_root"}]\n:HL["/${folder}/abc.css"]`, names),
    `0:["$","p",null,{"className":"_c"}]\n:HL["${names.sheets.get(`/${folder}/abc.css`)}"]`,
  )
})

test('a name within a text that React reads by its length stops the build', () => {
  const text = '<p class="aB-3dE_root">é</p>'
  const flight = `1:"a"\n6b:T${Buffer.byteLength(text).toString(16)},${text}0:"$6b"`
  assert.throws(() => shortenFlight('a.html', flight, names), {
    message: 'a.html: its flight data has a class name in a text of fixed length: 6b:T1d,',
  })
  const after = `6b:T3,é!2:{"className":"aB-3dE_root"}`
  assert.equal(shortenFlight('a.html', after, names), `6b:T3,é!2:{"className":"_c"}`)
})

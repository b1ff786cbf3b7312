import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { readStyleSheets } from '../../../delivery/build/style-sheets'
import * as shorten from '../../../delivery/build/shorten-names'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const css =
  '.aB-3dE_root .aB-3dE_title:hover,.global,._9bcdef_root{top:0}._a{left:0}.aB-3dE_rootLine{top:1px}' +
  '.b{margin:var(--of-script) var(--space-4)}:root{--space-4:1rem;--a:0;--of-script:0}'

const out = emptyFolder()
let names: shorten.ShortNames

beforeEach(async () => {
  await fill(out, { '_next/static/chunks/abc.css': css })
  names = await shorten.shortenNames(out, await readStyleSheets(out))
})

test('what modules name is short, and no other class is: not global, not taken', () => {
  assert.equal(
    shorten.withShortNames(css, names),
    '._c ._e:hover,.global,._b{top:0}._a{left:0}._d{top:1px}' +
      '.b{margin:var(--c) var(--d)}:root{--d:1rem;--b:0;--c:0}',
  )
})

test('a page has the same names, for readers without scripts as well', () => {
  const page = parsePage(
    'a.html',
    '<head><style>.aB-3dE_root{top:0}</style></head>' +
      '<body><p class="aB-3dE_root global">aB-3dE_root</p>' +
      '<noscript><p class="aB-3dE_title"></p></noscript></body>',
  )
  shorten.shortenPage(page, names)
  const { $ } = page
  assert.equal($('style').text(), '._c{top:0}')
  assert.equal($('p').first().attr('class'), '_c global')
  assert.equal($('p').first().text(), 'aB-3dE_root')
  assert.equal($('noscript').text(), '<p class="_e"></p>')
})

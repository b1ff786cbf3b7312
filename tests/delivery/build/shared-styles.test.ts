import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { inlineStyles } from '../../../delivery/build/inline-styles'
import { parseStyleSheets } from '../../../delivery/build/style-sheets'
import { SharedStyles } from '../../../delivery/build/shared-styles'
import { emptyFolder } from '../../lib/empty-folder'

const addresses = ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']
const sheets = parseStyleSheets([
  {
    address: addresses[0] ?? '',
    css: '@font-face{font-family:F;src:url("/f.woff2")}.late{top:1px}.top{top:2px}.gone{top:3px}@media print{.top{top:4px}}',
  },
  { address: addresses[1] ?? '', css: '.other{top:5px}.top{top:6px}' },
])
const head = addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
const out = emptyFolder()

test('pages have the rules of their beginning, and a sheet of all rules that one of them uses, in order', async () => {
  const shared = new SharedStyles()
  for (const name of ['late', 'other']) {
    const body = `<p class="top"></p><dialog class="late"></dialog><template data-shared-styles="guides"></template><script src="/scripts/wait-for-styles.js"></script><p class="${name}">`
    const page = parsePage(`${name}.html`, `<head>${head}</head><body>${body}</body>`)
    const use = inlineStyles(page, sheets, () => false)
    if (use) shared.add(page.file, use, sheets)
    await writeFile(path.join(out, page.file), page.$.html())
  }
  await shared.write(out, new Map())

  const folder = path.join(out, '_next/static/loader')
  const [file = '', ...others] = await readdir(folder)
  assert.deepEqual(others, [])
  assert.equal(
    await readFile(path.join(folder, file), 'utf8'),
    '.late{top:1px}.top{top:2px}@media print{.top{top:4px}}.other{top:5px}.top{top:6px}',
  )
  for (const name of ['late', 'other']) {
    const { $ } = parsePage('', await readFile(path.join(out, `${name}.html`), 'utf8'))
    assert.equal($('style').text(), '@font-face{font-family:F;src:url("/f.woff2")}.top{top:2px}.top{top:6px}')
    assert.equal($('body link[rel=stylesheet] + script + p').attr('class'), name)
    const links = $('link[rel=stylesheet]').map((_, link) => $(link).attr('href'))
    assert.deepEqual(links.get(), [`/_next/static/loader/${file}`])
  }
})

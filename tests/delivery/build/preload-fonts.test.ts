import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { preloadFonts, readFontPreloads } from '../../../delivery/build/preload-fonts'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()

test('fonts are preloaded at the end of the body, where no paint waits for them; on the not-found page too', async () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2">'
  await writeFile(
    path.join(out, 'index.html'),
    `<head><link rel="preload" href="/a.css" as="style">${font}</head>`,
  )
  const page = parsePage('a.html', `<head>${font}<title>A</title></head><body><p>Text</p></body>`)
  const preloads = await readFontPreloads(out, ['404.html', 'index.html'])
  const notFound = parsePage('404.html', '<head><meta charset="utf-8"><title>404</title></head>')
  preloadFonts(notFound, preloads)
  preloadFonts(page, preloads)

  assert.equal(page.$('html').html(), `<head><title>A</title></head><body><p>Text</p>${font}</body>`)
  assert.equal(notFound.$('body').html(), font)
})

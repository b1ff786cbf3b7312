import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { preloadFonts, readFontPreloads } from '../../../delivery/build/preload-fonts'

test('the not-found page preloads the fonts of the home page, once', async () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2">'
  const out = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  await writeFile(
    path.join(out, 'index.html'),
    `<head><link rel="preload" href="/a.css" as="style">${font}</head>`,
  )
  const preloads = await readFontPreloads(out, ['404.html', 'index.html'])
  await rm(out, { recursive: true })
  const notFound = parsePage('404.html', '<head><meta charset="utf-8"><title>404</title></head>')
  preloadFonts(notFound, preloads)
  preloadFonts(notFound, preloads)

  assert.equal(notFound.$('head').html(), `<meta charset="utf-8">${font}<title>404</title>`)
})

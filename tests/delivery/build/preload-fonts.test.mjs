import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from '../../../delivery/build/exported-pages'
import { preloadFonts } from '../../../delivery/build/preload-fonts'

test('the not-found page preloads the fonts of the home page, once', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2">'
  const home = parsePage('index.html', `<head><link rel="preload" href="/a.css" as="style">${font}</head>`)
  const notFound = parsePage('404.html', '<head><meta charset="utf-8"><title>404</title></head>')
  preloadFonts([home, notFound])
  preloadFonts([home, notFound])

  assert.equal(notFound.$('head').html(), `<meta charset="utf-8">${font}<title>404</title>`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addLoaderTag } from '../../../delivery/build/add-loader-tag'
import { parsePage } from '../../../delivery/build/exported-pages'

const islands = { names: new Set(['search']), scripts: ['/islands-a.js', '/later-b.js'] }

test('the tag is async and names the islands', () => {
  const page = parsePage('a.html', '<head></head><body><site-island name="search"></site-island></body>')
  addLoaderTag(page, '/l.js', islands)

  assert.equal(
    page.$('head').html(),
    '<script async="" src="/l.js" data-islands="/islands-a.js /later-b.js"></script>',
  )
})

test('an island that no file is named for is refused, with the name of the page', () => {
  const page = parsePage('a.html', '<site-island name="serach"></site-island>')

  assert.throws(() => addLoaderTag(page, '/l.js', islands), {
    name: 'OperatorError',
    message: 'a.html: its island "serach" has no file serach.island.tsx',
  })
})

import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { writeIndexCopies } from '../../../delivery/build/write-index-copies'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()

const write = (file: string, text: string) => writeFile(path.join(out, file), text)

test('each page but home and 404 gets a copy in a folder of its name', async () => {
  for (const name of ['index', '404', 'history']) await write(`${name}.html`, name)
  await writeIndexCopies(out, ['index.html', '404.html', 'history.html'])

  assert.deepEqual((await readdir(out, { recursive: true })).toSorted(), [
    '404.html',
    'history',
    'history.html',
    'history/index.html',
    'index.html',
  ])
  assert.equal(await readFile(path.join(out, 'history/index.html'), 'utf8'), 'history')
})

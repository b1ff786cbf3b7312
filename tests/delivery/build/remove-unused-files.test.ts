import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { removeUnusedFiles } from '../../../delivery/build/remove-unused-files'
import { emptyFolder } from '../../lib/empty-folder'

const out = emptyFolder()

const write = (file: string, text: string) => writeFile(path.join(out, file), text)

test('flight data for prefetches is deleted, in every folder', async () => {
  await mkdir(path.join(out, 'history'))
  for (const name of ['__next._tree.txt', 'history/__next.history.txt', 'history.txt']) await write(name, '')
  await removeUnusedFiles(out)

  assert.deepEqual((await readdir(out, { recursive: true })).toSorted(), ['history', 'history.txt'])
})

test('Next’s second copy of the not-found page is deleted', async () => {
  await write('404.html', '')
  await write('_not-found.html', '')
  await write('_not-found.txt', '0:{}')
  await mkdir(path.join(out, '_not-found'))
  await write('_not-found/__next._tree.txt', '')
  await removeUnusedFiles(out)

  assert.deepEqual(await readdir(out, { recursive: true }), ['404.html'])
})

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { replaceFolder } from '../../../delivery/build/replace-folder'

/** @type {string} */
let folder
const inside = (/** @type {string[]} */ ...names) => path.join(folder, ...names)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replace-'))
  for (const name of ['out', 'unfinished']) {
    await mkdir(inside(name))
    await writeFile(inside(name, 'index.html'), name)
  }
})
afterEach(() => rm(folder, { recursive: true }))

const replace = () => replaceFolder(inside('out'), inside('unfinished'), inside('former'))
const page = () => readFile(inside('out', 'index.html'), 'utf8')

test('the replacement takes the place of the target, and nothing else is left', async () => {
  await writeFile(inside('out', 'gone.html'), 'of the build before')
  await replace()
  assert.equal(await page(), 'unfinished')
  assert.deepEqual(await readdir(folder), ['out'])
  assert.deepEqual(await readdir(inside('out')), ['index.html'])
})

test('there need be no target yet', async () => {
  await rm(inside('out'), { recursive: true })
  await replace()
  assert.equal(await page(), 'unfinished')
})

test('what a build that was killed left behind does not stop the next', async () => {
  await mkdir(inside('former'))
  await writeFile(inside('former', 'index.html'), 'two builds ago')
  await replace()
  assert.equal(await page(), 'unfinished')
  assert.deepEqual(await readdir(folder), ['out'])
})

test('the target is put back when the replacement cannot take its place', async () => {
  await rm(inside('unfinished'), { recursive: true })
  await assert.rejects(replace(), { code: 'ENOENT' })
  assert.equal(await page(), 'out')
  assert.deepEqual(await readdir(folder), ['out'])
})

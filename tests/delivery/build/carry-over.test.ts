import assert from 'node:assert/strict'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { carryOver } from '../../../delivery/build/carry-over'
import { cacheControl, cacheControlOf } from '../../../delivery/contract/headers'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const folder = emptyFolder()

let builds = 0

/** A build with these files under /_next/static, which follows the one in `former`. */
async function build(files: readonly string[], former: string, keep = 1) {
  const out = path.join(folder, `${(builds += 1)}`)
  await fill(out, Object.fromEntries(files.map((file) => [`_next/static/chunks/${file}`, file])))
  await carryOver(former, out, keep)
  return out
}

const filesIn = async (out: string) => (await readdir(path.join(out, '_next/static/chunks'))).toSorted()
const none = '/nowhere'

test('the files of the last build stay for one more, then go', async () => {
  const first = await build(['a.js', 'both.js'], none)
  const second = await build(['b.js', 'both.js'], first)
  const third = await build(['c.js', 'both.js'], second)

  assert.deepEqual(await filesIn(second), ['a.js', 'b.js', 'both.js'])
  assert.deepEqual(await filesIn(third), ['b.js', 'both.js', 'c.js'])
  assert.equal(await readFile(path.join(third, '_next/static/chunks/b.js'), 'utf8'), 'b.js')
})

test('as many builds are kept as are asked for; none without being asked', async () => {
  const first = await build(['a.js'], none)
  const second = await build(['b.js'], first, 2)
  assert.deepEqual(await filesIn(await build(['c.js'], second, 2)), ['a.js', 'b.js', 'c.js'])
  assert.deepEqual(await filesIn(await build(['c.js'], second, 0)), ['c.js'])
})

test('a build of the same files once more keeps what the first kept, byte for byte', async () => {
  const first = await build(['a.js'], none)
  const second = await build(['b.js'], first)
  const again = await build(['b.js'], second)

  const recordOf = (out: string) => readFile(path.join(out, '_next/earlier-builds.json'), 'utf8')
  assert.deepEqual(await filesIn(again), await filesIn(second))
  assert.equal(await recordOf(again), await recordOf(second))
})

test('what changes with each build under one name is not cached for good', async () => {
  const second = await build(['b.js'], await build(['a.js'], none))
  const files = await readdir(second, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of files.filter((entry) => entry.isFile() && !entry.name.endsWith('.js')))
    assert.equal(cacheControlOf(`/${path.relative(second, path.join(parentPath, name))}`), cacheControl.other)
})

test('a first build, and one that replaces nothing, leave no record', async () => {
  const first = await build(['a.js'], none)
  assert.deepEqual(await readdir(path.join(first, '_next')), ['static'])
  assert.deepEqual(await readdir(path.join(await build(['a.js'], first), '_next')), ['static'])
})

test('a file that a build was to keep, and that is gone, is left out', async () => {
  const first = await build(['a.js', 'b.js'], none)
  const second = await build(['c.js'], first, 2)
  await rm(path.join(second, '_next/static/chunks/a.js'))
  assert.deepEqual(await filesIn(await build(['d.js'], second, 2)), ['b.js', 'c.js', 'd.js'])
})

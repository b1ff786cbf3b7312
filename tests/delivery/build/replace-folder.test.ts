import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { replaceFolder } from '../../../delivery/build/replace-folder'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const folder = emptyFolder()
const inside = (...names: string[]) => path.join(folder, ...names)

beforeEach(async () => {
  await fill(inside('out'), { 'index.html': 'old', 'gone.html': 'old' })
  await fill(inside('.next', 'new'), { 'index.html': 'new', 'more/a.html': 'new' })
})

async function isNew(target: string) {
  const names = await readdir(target, { recursive: true })
  assert.deepEqual(names.toSorted(), ['index.html', 'more', 'more/a.html'])
  assert.equal(await readFile(path.join(target, 'index.html'), 'utf8'), 'new')
}

test('there need be none yet, and what a build that was killed left behind does not stop the next', async () => {
  await rm(inside('out'), { recursive: true })
  await fill(inside('.next', 'former'), { 'index.html': 'two builds ago' })
  await replaceFolder(inside('out'), inside('.next', 'new'), inside('.next', 'former'))

  await isNew(inside('out'))
  assert.deepEqual(await readdir(inside('.next')), [])
})

test('the former folder is put back when the new one cannot take its place', async () => {
  const replacing = replaceFolder(inside('out'), inside('.next', 'nothing'), inside('.next', 'former'))
  await assert.rejects(replacing, { code: 'ENOENT' })
  assert.equal(await readFile(inside('out', 'gone.html'), 'utf8'), 'old')
})

test('behind a link the folder that is served is replaced, and the link stays', async () => {
  await rm(inside('out'), { recursive: true })
  await fill(inside('served'), { 'index.html': 'old', 'gone.html': 'old' })
  await symlink(inside('served'), inside('out'))

  await replaceFolder(inside('out'), inside('.next', 'new'), inside('.next', 'former'))
  assert(lstatSync(inside('out')).isSymbolicLink())
  await isNew(inside('served'))
})

const onLinux = { skip: process.platform !== 'linux' && 'needs a second disk that every Linux has' }

test('from another disk it is copied first', onLinux, async () => {
  const other = await mkdtemp('/dev/shm/replace-')
  await fill(path.join(other, 'new'), { 'index.html': 'new', 'more/a.html': 'new' })
  await replaceFolder(inside('out'), path.join(other, 'new'), path.join(other, 'former'))

  await isNew(inside('out'))
  assert.deepEqual((await readdir(folder)).toSorted(), ['.next', 'out'])
  assert(!existsSync(path.join(other, 'new')))
  await rm(other, { recursive: true })
})

test('a mount is overwritten, and the console says so', onLinux, async () => {
  const script = `import { replaceFolder } from ${JSON.stringify(path.resolve('delivery/build/replace-folder.ts'))}
    void replaceFolder(${JSON.stringify(inside('out'))}, ${JSON.stringify(inside('.next', 'new'))}, ${JSON.stringify(inside('.next', 'former'))})`
  await writeFile(inside('replace.mts'), script)
  // A mount of its own namespace, which ends with the process.
  const run = ['sh', '-c', 'mount --bind "$0" "$0" && exec "$1" --import tsx "$2"']
  const parameters = [...run, inside('out'), process.execPath, inside('replace.mts')]
  const { status, stderr } = spawnSync('unshare', ['--map-root-user', '--mount', ...parameters], {
    encoding: 'utf8',
  })

  assert.equal(status, 0, stderr)
  assert.match(stderr, /out cannot be renamed here: its files were replaced one by one/)
  await isNew(inside('out'))
})

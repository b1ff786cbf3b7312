import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { isBuildCurrent, recordBuild } from '../../../delivery/build/built-from'

let project: string
const write = (file: string, text: string) => writeFile(path.join(project, file), text)

before(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'built-from-'))
  for (const folder of [
    'app',
    'components',
    'content/pages',
    'delivery/recipes',
    'public',
    'styles',
    '.next',
    'tests',
  ])
    await mkdir(path.join(project, folder), { recursive: true })
  for (const file of ['next.config.mjs', 'package.json', 'tsconfig.json']) await write(file, '{}')
  await write('content/pages/history.ts', 'one')
})
after(() => rm(project, { recursive: true }))

test('an out/ without a record is not current', async () => {
  assert.equal(await isBuildCurrent(project), false)
})

test('an out/ is current after its build, whatever else is written', async () => {
  await recordBuild(project)
  await write('delivery/recipes/nginx.conf', 'made by the build')
  await write('tests/any.test.ts', 'no part of the site')
  assert.equal(await isBuildCurrent(project), true)
})

for (const [what, change, undo] of [
  [
    'changed words',
    () => write('content/pages/history.ts', 'two'),
    () => write('content/pages/history.ts', 'one'),
  ],
  ['a new file', () => write('app/page.tsx', ''), () => rm(path.join(project, 'app/page.tsx'))],
  ['other packages', () => write('package.json', '{ "a": 1 }'), () => write('package.json', '{}')],
] as const) {
  test(`${what} make it stale, until they are as they were`, async () => {
    await change()
    assert.equal(await isBuildCurrent(project), false)
    await undo()
    assert.equal(await isBuildCurrent(project), true)
  })
}

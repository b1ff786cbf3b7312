import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { isBuildCurrent, recordBuild } from '../../../delivery/build/built-from'
import { emptyFolder } from '../../lib/empty-folder'
import { fill } from '../../lib/fill'

const project = emptyFolder()
const sources = 'app/a.ts components/a.ts content/a.md delivery/a.ts public/a.svg styles/a.scss'.split(' ')
const settings = ['next.config.mjs', 'package.json', 'tsconfig.json', '.next/BUILD_ID']

beforeEach(() => fill(project, Object.fromEntries([...sources, ...settings].map((file) => [file, 'one']))))

test('an out/ without a record is not current', async () => {
  assert.equal(await isBuildCurrent(project), false)
})

test('an out/ is current after its build, whatever else is written', async () => {
  await recordBuild(project)
  await fill(project, { 'delivery/recipes/nginx.conf': 'made by the build', 'tests/any.test.ts': 'no part' })
  assert.equal(await isBuildCurrent(project), true)
})

for (const file of [...sources, 'app/new.tsx', 'package.json']) {
  test(`a change of ${file} makes it stale, until all is as it was`, async () => {
    await recordBuild(project)
    await fill(project, { [file]: 'two' })
    assert.equal(await isBuildCurrent(project), false)
    await (file === 'app/new.tsx' ? rm(path.join(project, file)) : fill(project, { [file]: 'one' }))
    assert.equal(await isBuildCurrent(project), true)
  })
}

import assert from 'node:assert/strict'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { build, copyProject } from '../copy-project.mjs'

const exists = (/** @type {string} */ file) =>
  stat(file).then(
    () => true,
    () => false,
  )

test('a real build with faulty pages stops, names them all, and leaves no out/', async () => {
  const folder = await copyProject()
  try {
    const file = path.join(folder, 'components/skip-link/skip-link.tsx')
    const good = await readFile(file, 'utf8')
    const bad = good.replace('href="#main"', 'href="#nowhere" style={{ top: 0 }}')
    assert.notEqual(bad, good, 'the test changes nothing')
    await writeFile(file, bad)

    const { code, printed } = await build(folder)
    assert.equal(code, 1, printed)
    assert.match(printed, /The export has faults, so there is no out\//)
    assert.match(printed, /books\.html: links to the missing anchor #nowhere/)
    assert.match(printed, /books\.html: has an attribute that its policy blocks: <a style="top:0">/)
    assert.doesNotMatch(printed, /\n\s+at /, 'a stack trace hides the message')
    assert.equal(await exists(path.join(folder, 'out')), false)
  } finally {
    await rm(folder, { recursive: true })
  }
})

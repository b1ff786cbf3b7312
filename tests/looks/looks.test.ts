import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { test } from 'node:test'
import { findBrowser } from '../lib/browser.mjs'
import { skipBecause } from '../lib/tools.mjs'

const skip = findBrowser() === undefined && skipBecause('no Chromium')

const run = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/looks/looks.ts', ...options], { encoding: 'utf8' })

test('npm run looks takes pictures of a page, and writes them into one file', { skip }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-looks-'))
  try {
    const chosen = ['--page', '/terms', '--state', 'page', '--width', '360,1280', '--look', 'light,dark']
    const { status, stdout, stderr } = run(...chosen, '--into', folder)
    assert.equal(status, 0, stdout + stderr)
    assert.match(stdout, /^4 pictures in [\d.]+ minutes, 0 states not reached: .*index\.html$/m)
    const sheet = await readFile(path.join(folder, 'index.html'), 'utf8')
    for (const picture of await readdir(path.join(folder, 'pictures')))
      assert.ok(sheet.includes(`src="pictures/${picture}"`), picture)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a page that there is not is refused', () => {
  const { status, stderr } = run('--page', '/nowhere')
  assert.equal(status, 1)
  assert.match(stderr, /Nothing looks like that/)
})

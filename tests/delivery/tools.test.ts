import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { howToInstall, missingDebianPackages } from '../lib/tools.mjs'

test('what apt-get cannot install here has another way, the one that CONTRIBUTING.md names', async () => {
  const everything = ['nginx-light', 'caddy', 'apache2', 'icecast2', 'ffmpeg', 'wrk', 'rsync']
  assert.match(howToInstall(everything, 'darwin'), /^brew install nginx caddy icecast ffmpeg wrk; /)
  const [container = ''] = /docker run.*$/.exec(howToInstall(missingDebianPackages(), 'linux')) ?? []
  assert.match(container, /bash \.ci\/run$/)
  assert((await readFile('.github/CONTRIBUTING.md', 'utf8')).includes(`\n${container}\n`))
})

import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { missingTools } from './delivery/icecast.mjs'

/**
 * Installs the real servers that tests run against, where that can be done: as root on Debian. Elsewhere the
 * tests that need them say that they could not run; under CI they fail.
 */
export function ensureServers() {
  installPackages(missingTools())
  const left = missingTools()
  if (left.length > 0)
    console.log(`Without ${left.join(' and ')} the tests against a real Icecast cannot run.`)
}

/**
 * Installs Debian's packages of these names, if this is Debian and we may.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (names.length === 0) return
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return
  console.log(`Installing ${names.join(' and ')} for the tests ...`)
  const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${names.join(' ')}`
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000 })
}

import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { missingTools } from './delivery/icecast.mjs'

/**
 * Installs the real servers that tests run against, where that can be done: as root on Debian. Elsewhere the
 * tests that need them say that they could not run; under CI they fail.
 */
export function ensureServers() {
  const missing = missingTools()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined) {
    console.log(`Installing ${missing.join(' and ')} for the tests ...`)
    const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${missing.join(' ')}`
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000 })
  }
  const left = missingTools()
  if (left.length > 0)
    console.log(`Without ${left.join(' and ')} the tests against a real Icecast cannot run.`)
}

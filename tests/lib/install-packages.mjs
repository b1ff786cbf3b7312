import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { ensureNpmTools, missingNpmTools, missingServers } from './tools.mjs'
import { missingTools } from './icecast.mjs'

/**
 * Installs the real servers that tests run against, where that can be done: as root on Debian, and from npm.
 * Elsewhere the tests that need them say that they could not run; under CI they fail.
 */
export function ensureServers() {
  installPackages(missingPackages())
  ensureNpmTools()
  const left = [...missingPackages(), ...missingNpmTools().map(([name]) => name)]
  if (left.length > 0) {
    console.log(`Without ${left.join(' and ')} the tests against the real thing cannot run.`)
  }
}

function missingPackages() {
  return [...missingTools(), ...missingServers()]
}

/**
 * Installs Debian's packages of these names, if this is Debian and we may.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (names.length === 0) return
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return
  console.log(`Installing ${names.join(' and ')} for the tests ...`)
  withoutStarting(() => {
    const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${names.join(' ')}`
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000 })
  })
}

/**
 * Debian starts a server as soon as it is installed. Three of them would fight over port 80, and the tests
 * start their own.
 */
function withoutStarting(/** @type {() => void} */ install) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return install()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    install()
  } finally {
    rmSync(policy, { force: true })
  }
}

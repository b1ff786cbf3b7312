import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { engines } from '../engines/reader'
import { debianChromium, ensureBrowser, headlessShell } from './browser'
import { ensureNewestNode } from './newest-node'
import { ensureNpmPackages, howToInstall, missingDebianPackages, missingNpmPackages } from './tools'

// What `npm test -- --all` needs beside the project's own packages: servers, browsers, the newest Node. Debian's
// packages are installed by root only. What stays missing fails in the suites that need it.

/** Settled once apt has ended, whatever it has done. */
async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return
  console.log(`Installing ${names.join(' and ')} for the tests ...`)
  await withoutStartingServices(async () => {
    const command = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${names.join(' ')}`
    await once(spawn(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000 }), 'close')
  })
}

/**
 * Debian starts a server as soon as it is installed, and three of them would want port 80. The tests start their own.
 * https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt
 */
async function withoutStartingServices(install: () => Promise<void>): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return install()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    rmSync(policy, { force: true })
  }
}

function missingBrowsers() {
  const browser = ensureBrowser()
  // Beside Debian's Chromium only: another one may be of another version.
  const lacksHeadless = (browser ?? debianChromium) === debianChromium && !existsSync(headlessShell)
  return [
    ...(browser ? [] : ['chromium']),
    ...(lacksHeadless ? ['chromium-headless-shell'] : []),
    ...engines.flatMap((engine) => engine.packages()),
  ]
}
const missingPackages = () => [...missingDebianPackages(), ...new Set(missingBrowsers())]

// One unpacks while the other waits for the network.
const debian = installDebianPackages(missingPackages())
ensureNpmPackages()
ensureNewestNode()
await debian
const missing = [...missingPackages(), ...missingNpmPackages()]
if (missing.length > 0) console.log(`Still missing: ${missing.join(', ')}. ${howToInstall(missing)}`)

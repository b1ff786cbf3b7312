import { spawnSync } from 'node:child_process'
import process from 'node:process'
import packageFile from '../package.json' with { type: 'json' }

// `npm run update`: every package at its newest release of the same major version, then `npm test`, which proves it.
// What has a new major version is listed: to take one means to read what it changes.

/** Packages that stay where they are. */
const held: readonly string[] = [
  // The last without a program for each platform, which not every registry has.
  'knip',
]

const wanted = Object.entries({ ...packageFile.dependencies, ...packageFile.devDependencies })
  .filter(([name]) => !held.includes(name))
  .map(([name, version]) => `${name}@^${version}`)

/** @returns whether it ended well */
function npm(...parameters: readonly string[]): boolean {
  console.log(`\n> npm ${parameters.join(' ').slice(0, 60)}`)
  return spawnSync('npm', parameters, { stdio: 'inherit' }).status === 0
}

if (!npm('install', '--save-exact', '--no-fund', ...wanted)) process.exit(1)
npm('outdated')
process.exitCode = npm('test') ? 0 : 1

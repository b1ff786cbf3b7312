import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

// Lighthouse and the other generators weigh some 700 MB and run only here. As devDependencies everybody who
// runs `npm ci` would pay for them, so they live in the user's cache, outside the project: there they find
// neither our node_modules nor our settings, and all work trees share them.

export const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'),
  'fence-wiki-bench',
)

/**
 * @typedef {{
 *   dependencies: Readonly<Record<string, string>>,
 *   overrides?: Readonly<Record<string, string>>,
 *   type?: 'module',
 * }} Packages exact versions, so that two runs compare the same things
 */

/**
 * Installs packages into a folder of the cache, unless they are there already.
 * @param {string} name
 * @param {Packages} packages
 * @returns {Promise<string>} the folder
 * @throws Error with npm's words when they cannot be had
 */
export async function installed(name, packages) {
  const folder = path.join(cacheFolder, name)
  const manifest = JSON.stringify({ private: true, ...packages }, null, 2)
  const file = path.join(folder, 'package.json')
  // Written last: a broken install is not taken for a finished one.
  const stamp = path.join(folder, 'installed.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === manifest) return folder

  console.log(`Installing ${Object.keys(packages.dependencies).join(', ')} into ${folder} ...`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(file, manifest)
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    // The settings of the npm that runs this script point into our own project.
    env: withoutNpmSettings(process.env),
    timeout: 15 * 60_000,
  })
  if (status !== 0) throw new Error(`npm could not install ${name}: ${stderr.trim() || 'no answer'}`)
  await writeFile(stamp, manifest)
  return folder
}

/**
 * What `npm run` adds to the environment makes a second npm believe that it works for the same project.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutNpmSettings(environment) {
  const cleaned = { ...environment }
  for (const name of Object.keys(cleaned)) {
    if (/^(?:INIT_CWD|npm_(?:package|lifecycle|config_(?:local_prefix|prefix)).*)$/.test(name))
      delete cleaned[name]
  }
  return cleaned
}

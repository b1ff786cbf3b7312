import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

// Lighthouse and the other generators weigh 700 MB and run only here. They are no devDependencies but live in the
// user's cache, where they see neither our node_modules nor our settings.

/** Exact versions, so that two runs compare the same things. */
export type Packages = {
  dependencies: Readonly<Record<string, string>>
  overrides?: Readonly<Record<string, string>>
}

const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')

/** @returns the folder that holds these packages, installed unless they are there already */
export async function installed(name: string, packages: Packages): Promise<string> {
  const folder = path.join(cache, 'fence-wiki-bench', name)
  const manifest = JSON.stringify({ private: true, type: 'module', ...packages })
  // Written last: a broken install is not taken for a finished one.
  const stamp = path.join(folder, 'installed.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === manifest) return folder

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), manifest)
  if (Object.keys(packages.dependencies).length > 0) {
    console.log(`Installing ${Object.keys(packages.dependencies).join(', ')} into ${folder} ...`)
    const parameters = ['install', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', parameters, {
      cwd: folder,
      encoding: 'utf8',
      env: withoutNpm(process.env),
      timeout: 15 * 60_000,
    })
    if (status !== 0) throw new Error(`npm could not install ${name}: ${stderr.trim() || 'no answer'}`)
  }
  await writeFile(stamp, manifest)
  return folder
}

/** `npm run` tells its children which project they work for: npm in another folder must not hear that. */
export function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ofNpm = /^(?:INIT_CWD|npm_(?:package|lifecycle|config_(?:local_prefix|prefix)).*)$/
  return {
    ...environment,
    ...Object.fromEntries(
      Object.keys(environment)
        .filter((name) => ofNpm.test(name))
        .map((name) => [name, undefined]),
    ),
  }
}

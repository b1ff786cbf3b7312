import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { atExit } from './at-exit.mjs'
import { withoutNpmSettings } from './cache.mjs'
import { withoutStack } from './explain.mjs'

const run = promisify(execFile)

/** Not copied: what a build makes, and what belongs to git. */
const leftOut = ['node_modules', '.next', 'out', '.git', 'test-results', 'playwright-report']

/** @typedef {{ folder: string, remove: () => Promise<void> }} Copy */

/**
 * A copy of the whole project in a temporary folder: it can be built cold, or with other content, while the
 * project's own out/ and caches stay as they are.
 * @param {{ pictures: 'cold' | 'warm' }} options whether the pictures rendered so far come along
 * @returns {Promise<Copy>}
 */
export async function copyProject({ pictures }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fence-wiki-bench-'))
  const forgetExit = atExit(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of await readdir('.')) {
    if (!leftOut.includes(name)) await cp(name, path.join(folder, name), { recursive: true })
  }
  // Turbopack follows no link out of the project: the modules are linked file by file.
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')]).catch(() =>
    cp('node_modules', path.join(folder, 'node_modules'), { recursive: true }),
  )
  const rendered = '.next/cache/pictures'
  if (pictures === 'warm' && existsSync(rendered))
    await cp(rendered, path.join(folder, rendered), { recursive: true })
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    forgetExit()
  }
  return { folder, remove }
}

/**
 * @param {string} folder
 * @returns {Promise<number>} seconds that `next build` took
 */
export const buildNext = (folder) => timed(folder, path.join('node_modules', '.bin', 'next'), ['build'])

/**
 * Runs a build and takes its time.
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} [limit] seconds after which it is given up
 * @returns {Promise<number>} seconds
 * @throws Error with the last lines that the build said
 */
export async function timed(folder, command, args, limit = 900) {
  const began = performance.now()
  try {
    await run(command, [...args], {
      cwd: folder,
      timeout: limit * 1000,
      maxBuffer: 100_000_000,
      env: {
        ...withoutNpmSettings(process.env),
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        // CI switches some caches and progress lines; a benchmark must not depend on who starts it.
        CI: '',
      },
    })
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}: ${lastWords(error, limit)}`, { cause: error })
  }
  return (performance.now() - began) / 1000
}

/**
 * @param {unknown} error
 * @param {number} limit
 */
function lastWords(error, limit) {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('killed' in error && error.killed) return `not done after ${limit} s`
  const said = ['stdout', 'stderr'].map((name) => String(Reflect.get(error, name) ?? '').trim())
  return withoutStack(said.join('\n')).slice(-1500) || String(error)
}

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOf } from './build-id.mjs'

/** All that a build reads of the project. */
const inputs = [
  'app',
  'components',
  'content',
  'delivery',
  'public',
  'styles',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
]

/** Not in out/, which readers get. Next empties the folder when a build begins, so a build that fails leaves none. */
const record = (/** @type {string} */ projectDir) => path.join(projectDir, '.next', 'built-from')

/** Notes what out/ was built from. */
export async function recordBuild(/** @type {string} */ projectDir) {
  await writeFile(record(projectDir), await hashOf(projectDir, inputs))
}

/**
 * Whether out/ was built from the files as they are now.
 * @param {string} projectDir
 */
export async function isBuildCurrent(projectDir) {
  const built = await readFile(record(projectDir), 'utf8').catch(() => undefined)
  return built === (await hashOf(projectDir, inputs))
}

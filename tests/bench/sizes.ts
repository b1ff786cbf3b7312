import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { usageOf } from './usage'

// What a build takes, and the bytes that it makes.

export const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length

export const brotlied = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** All files of a build that match; the .gz and .br beside a file are the same words again. */
export async function outputSize(folder: string, pattern = /(?<!\.gz|\.br)$/) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && pattern.test(entry.name))
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** The exported HTML of a route. */
export const readPage = (out: string, route: string): Promise<string> =>
  readFile(path.join(out, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8')

/** Minutes after which a build is given up. */
const limit = 15

/**
 * Runs our build, unless another command is given.
 * @returns seconds that it took, and the most memory that its processes had at one time
 * @throws with the last lines that it printed
 */
export async function timed(
  folder: string,
  [command, ...parameters]: readonly [string, ...string[]] = ['node_modules/.bin/next', 'build'],
  NODE_ENV: 'production' | 'test' = 'production',
) {
  const began = performance.now()
  const running = promisify(execFile)(command, parameters, {
    cwd: folder,
    timeout: limit * 60_000,
    maxBuffer: 100_000_000,
    // CI switches some caches off: a benchmark must not depend on who starts it.
    env: { ...process.env, NODE_ENV, ASTRO_TELEMETRY_DISABLED: '1', CI: '' },
  })
  let memory = 0
  const watching = setInterval(async () => {
    const usage = await usageOf(running.child.pid).catch(() => undefined)
    memory = Math.max(memory, usage?.bytes ?? 0)
  }, 200)
  try {
    await running
  } catch (error) {
    const printed = error instanceof Error && 'stderr' in error ? error.stderr : error
    throw new Error(`${folder}: ${String(printed).trim().slice(-1500)}`, { cause: error })
  } finally {
    clearInterval(watching)
  }
  return { seconds: (performance.now() - began) / 1000, memory }
}

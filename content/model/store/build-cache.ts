import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** SHA-256, in bytes. */
const digestLength = 32

/**
 * The bytes of a file that is slow to make, from an earlier build if there are any.
 * @param name must contain a hash of everything the bytes depend on
 */
export type FromCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>

/** Keeps files in a folder. Each begins with a checksum: one that was cut off or altered is made again. */
export function cacheIn(folder: string): FromCache {
  return async function fromCache(name, make) {
    const file = path.join(folder, name)
    const known = wholeEntry(await readFile(file).catch(() => undefined))
    if (known) {
      await markUsed(file)
      return known
    }
    const bytes = await make()
    // Not being able to keep it, as in a folder that is only read, is no fault.
    await keep(file, bytes).catch(() => undefined)
    return bytes
  }
}

/** Several may write the same file. A rename is atomic, so none reads half of it. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await writeFile(partial, Buffer.concat([digest(bytes), bytes]))
  await rename(partial, file)
}

/**
 * Part of a file's name in the cache: changes with the code that makes its bytes, which nobody has to remember.
 * @param files from the root of the project
 */
export function hashOfCode(...files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(process.cwd(), file)))
  return hash.digest('hex').slice(0, 16)
}

/** For whom nothing is kept. */
export const withoutCache: FromCache = (_name, make) => make()

/** Beside Next's own cache, which hosts and CI already keep between builds. */
export const cacheFolder = (name: string) => path.join(process.cwd(), '.next', 'cache', name)

/** Encoded pictures. */
export const fromCache = cacheIn(cacheFolder('pictures'))

/**
 * Deletes what no build has used for a while.
 * @param since milliseconds, as of `Date.now()`
 */
export async function pruneCache(folder: string, since: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // Another process may have deleted it meanwhile.
    const entry = await stat(file).catch(() => undefined)
    if (entry && entry.mtimeMs < since) await rm(file, { force: true })
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

function wholeEntry(entry: Buffer | undefined): Buffer | undefined {
  if (!entry) return undefined
  const bytes = entry.subarray(digestLength)
  return digest(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined
}

/** The time tells pruneCache. Not being able to set it, as in a folder that is only read, is no fault. */
async function markUsed(file: string): Promise<void> {
  const now = new Date()
  await utimes(file, now, now).catch(() => undefined)
}

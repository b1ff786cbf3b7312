import { existsSync, realpathSync, renameSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts a folder in the place of another. Where the target is a link, what it leads to is replaced, and the link stays.
 * Where the replacement is on another disk, it is copied beside the target first. A target that cannot be renamed, such as
 * a mount or a folder of a container's lower layer, is overwritten file by file, and the console says so.
 * @param target may be missing
 * @param former where the target lies meanwhile; deleted in the end
 */
export async function replaceFolder(target: string, replacement: string, former: string): Promise<void> {
  const folder = existsSync(target) ? realpathSync(target) : target
  try {
    return await swap(folder, replacement, former)
  } catch (error) {
    if (!isBetweenDisks(error)) throw error
  }
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  try {
    await cp(replacement, beside, { recursive: true })
    await swap(folder, beside, `${folder}.former`)
  } catch (error) {
    if (!isBetweenDisks(error)) throw error
    console.warn(`\n${target} cannot be renamed here: its files were replaced one by one, not in one step.\n`)
    await overwrite(folder, replacement)
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  await rm(replacement, { recursive: true, force: true })
}

/**
 * The two renames follow each other synchronously, so that a server sees either the old folder or the new one; for the few
 * microseconds between them there is none.
 */
async function swap(target: string, replacement: string, former: string): Promise<void> {
  await rm(former, { recursive: true, force: true })
  const exists = existsSync(target)
  if (exists) renameSync(target, former)
  try {
    renameSync(replacement, target)
  } catch (error) {
    if (exists) renameSync(former, target)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}

const isBetweenDisks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EBUSY')

/** First what is new, then what is left over: a page never names a file that is not there yet. */
async function overwrite(folder: string, replacement: string): Promise<void> {
  await cp(replacement, folder, { recursive: true })
  const kept = new Set(await readdir(replacement, { recursive: true }))
  for (const name of await readdir(folder, { recursive: true }))
    if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true, force: true })
}

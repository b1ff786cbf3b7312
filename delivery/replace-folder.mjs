import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/**
 * Puts a folder in the place of another. The two renames follow each other without a pause, so that a server
 * reads the whole of one or the other; for the few microseconds between them there is none.
 * @param {string} target may be missing
 * @param {string} replacement on the same disk
 * @param {string} former where the target lies meanwhile; deleted in the end
 */
export async function replaceFolder(target, replacement, former) {
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

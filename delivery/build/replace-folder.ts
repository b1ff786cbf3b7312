import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/**
 * Puts a folder in the place of another. The two renames follow each other synchronously, so that a server sees
 * either the old folder or the new one; for the few microseconds between them there is none.
 * @param target may be missing
 * @param replacement on the same disk
 * @param former where the target lies meanwhile; deleted in the end
 */
export async function replaceFolder(target: string, replacement: string, former: string): Promise<void> {
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

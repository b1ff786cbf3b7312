import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Part of a folder that hosts cache for good (`hashedFolders` in contract/headers.ts). */
export const hashedFolder = '/_next/static/loader/'

/**
 * Writes a file that is named by its content.
 * @param name such as `loader.js`
 * @returns the file's address
 */
export async function writeHashed(out: string, name: string, text: string): Promise<string> {
  const { name: stem, ext } = path.parse(name)
  const address = `${hashedFolder}${stem}-${contentHash(text)}${ext}`
  await mkdir(path.join(out, hashedFolder), { recursive: true })
  await writeFile(path.join(out, address), text)
  return address
}

/** What a file is named by that hosts cache for good. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

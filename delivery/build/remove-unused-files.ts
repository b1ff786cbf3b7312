import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { notFoundName } from './exported-pages'

/** Deletes what Next exports besides the pages and no browser asks for. */
export async function removeUnusedFiles(out: string): Promise<void> {
  const unused = (await readdir(out)).filter((name) => name.startsWith(notFoundName))
  await Promise.all(unused.map((name) => rm(path.join(out, name), { recursive: true })))
}

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { notFoundName } from './exported-pages'

/** Flight data in parts. Next 16.4 asks for them when it prefetches a link, and all our links have prefetch={false}. */
const prefetchName = '__next.'

/** Deletes what Next exports and no browser asks for. */
export async function removeUnusedFiles(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true })
  const unused = names.filter((name) =>
    [notFoundName, prefetchName].some((prefix) => path.basename(name).startsWith(prefix)),
  )
  await Promise.all(unused.map((name) => rm(path.join(out, name), { recursive: true, force: true })))
}

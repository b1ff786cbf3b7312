import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Takes out what Next leaves over: the not-found screen a second time, under its inner name. */
export async function tidyExport(/** @type {string} */ out) {
  const left = (await readdir(out)).filter((name) => name.startsWith('_not-found'))
  await Promise.all(left.map((name) => rm(path.join(out, name), { recursive: true })))
}

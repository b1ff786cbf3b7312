import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { notFoundName } from './exported-pages'

/** Next's scripts and style sheets, and what it has in folders named by the build. */
const folders = /^_next\/(?!static\b)|^_next\/static\/(?!loader\b|media\b)./

/** Deletes what Next exports and no browser asks for: its client, and each page's data for it. */
export async function removeUnusedFiles(out: string): Promise<void> {
  const names = (await readdir(out, { recursive: true })).map((name) => name.split(path.sep).join('/'))
  const pages = new Set(
    names.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -'.html'.length)),
  )
  const isUnused = (name: string) =>
    folders.test(name) ||
    [notFoundName, '__next.'].some((prefix) => path.posix.basename(name).startsWith(prefix)) ||
    (name.endsWith('.txt') && pages.has(name.slice(0, -'.txt'.length)))
  await Promise.all(
    names.filter(isUnused).map((name) => rm(path.join(out, name), { recursive: true, force: true })),
  )
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { readSearchFiles } from '../../lib/search-files'

/** A copy of the project, and what its build has put into out/. */
export function siteIn(folder: string) {
  const file = (name: string) => readFile(path.join(folder, 'out', name), 'utf8')
  return {
    folder,
    out: path.join(folder, 'out'),
    inCopy: (name: string) => path.join(folder, name),
    file,
    page: async (name: string) => load(await file(`${name}.html`)),
    search: async () => (await readSearchFiles(path.join(folder, 'out'))).join('\n'),
  }
}

export type Site = ReturnType<typeof siteIn>

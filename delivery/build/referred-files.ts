import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** File names within text: `static/chunks/0a1b.js` as Turbopack writes it, `/pictures/willow-736.avif 736w` in a page. */
const fileName = /[\w.~-]+\.(?:json|js|css|txt|woff2|svg|avif|webp|jpg|png|ics)/g

const mayRefer = (file: string) => /\.(?:html|js|css|txt)$/.test(file)

/**
 * Which of the files these pages can ask for, by the names that stand in them, in what they load, and so on.
 * @param out holds all of them
 * @param files whose names are unique
 * @param read what stands in files that were read before
 */
export async function referredFiles(
  out: string,
  files: readonly string[],
  pages: readonly string[],
  read = new Map<string, Promise<readonly string[]>>(),
): Promise<string[]> {
  const byName = new Map(files.map((file) => [path.posix.basename(file), file]))
  const found = new Set<string>()
  const waiting = [...pages]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!mayRefer(file)) continue
    const names = read.get(file) ?? namesIn(path.join(out, file))
    read.set(file, names)
    for (const name of await names) {
      const next = byName.get(name)
      if (next === undefined || found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return [...found].toSorted()
}

/** Which pages may ask for each file, themselves included. */
export async function usersOf(out: string, files: readonly string[], addresses: ReadonlyMap<string, string>) {
  const users = new Map<string, Set<string>>()
  const read = new Map<string, Promise<readonly string[]>>()
  for (const [html, page] of addresses) {
    for (const file of [html, ...(await referredFiles(out, files, [html], read))]) {
      users.set(file, (users.get(file) ?? new Set()).add(page))
    }
  }
  return users
}

async function namesIn(file: string): Promise<readonly string[]> {
  return [...new Set((await readFile(file, 'utf8')).match(fileName))]
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** File names within text: `static/chunks/0a1b.js` as Turbopack writes it, `/pictures/willow-736.avif 736w` in a page. */
const fileName = /[\w.~-]+\.(?:js|css|txt|woff2|svg|avif|webp|jpg|png)/g

const mayRefer = (file: string) => /\.(?:html|js|css|txt)$/.test(file)

/**
 * Which of the files these pages can ask for, by the names that stand in them, in what they load, and so on.
 * @param out holds all of them
 * @param files whose names are unique
 */
export async function referredFiles(
  out: string,
  files: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const byName = new Map(files.map((file) => [path.posix.basename(file), file]))
  const found = new Set<string>()
  const waiting = [...pages]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!mayRefer(file)) continue
    const text = await readFile(path.join(out, file), 'utf8')
    for (const name of text.match(fileName) ?? []) {
      const next = byName.get(name)
      if (next === undefined || found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return [...found].toSorted()
}

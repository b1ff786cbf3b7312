import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Scripts and fonts, named by their content. */
const folder = '_next/static'

/**
 * Which of them are of earlier builds: a list for each build, the newest first. Not in their folder, whose files are cached
 * for good.
 */
const record = '_next/earlier-builds.json'

/**
 * Copies the files that earlier builds named by their content, and this one no longer has, so that pages which are open
 * while it goes online find what they ask for. No page of this build names them, so the service worker keeps none.
 * @param former the out/ of the build before; may be missing
 * @param builds how many of them
 */
export async function carryOver(former: string, out: string, builds: number): Promise<void> {
  const was = await listFiles(former)
  if (builds === 0 || was.length === 0) return
  const here = await listFiles(out)
  const recorded = await readRecord(former)
  const before = was.filter((file) => !recorded.flat().includes(file))
  // The same build once more replaces none.
  const isSame = before.length === here.length && before.every((file) => here.includes(file))
  const earlier = (isSame ? recorded : [before, ...recorded])
    .slice(0, builds)
    .map((files) => files.filter((file) => was.includes(file) && !here.includes(file)))

  for (const file of new Set(earlier.flat())) {
    const target = path.join(out, folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    // With its date: where it is unchanged on the server, too, no browser fetches it again.
    await cp(path.join(former, folder, file), target, { preserveTimestamps: true })
  }
  if (earlier.flat().length === 0) return
  await writeFile(path.join(out, record), `${JSON.stringify(earlier)}\n`)
}

async function listFiles(out: string): Promise<string[]> {
  const root = path.join(out, folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

async function readRecord(out: string): Promise<string[][]> {
  try {
    const lists: unknown = JSON.parse(await readFile(path.join(out, record), 'utf8'))
    if (!Array.isArray(lists)) return []
    return lists.map((files) => (Array.isArray(files) ? files.map(String) : []))
  } catch {
    return []
  }
}

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders of content/ whose files are read and not imported: Turbopack does not watch what it has not bundled. */
const folders = ['data', 'drawings', 'guides', 'pictures']

/**
 * A loader for `next dev`, for the modules that list or read those files. Whenever one is edited, added or removed, the
 * source of these modules changes, and Next evaluates them and all that import them again.
 * @this {{ addContextDependency(folder: string): void }}
 */
export default function contentLoader(/** @type {string} */ source) {
  const stamps = folders.flatMap((name) => {
    const folder = path.join(process.cwd(), 'content', name)
    this.addContextDependency(folder)
    // With their types, for else Node follows links, and one to a folder around it for ever.
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => stampOf(path.join(entry.parentPath, entry.name)))
  })
  return `${source}\nexport const readFrom = ${JSON.stringify(JSON.stringify(stamps))}\n`
}

/** An editor's own file may be gone again. */
function stampOf(/** @type {string} */ file) {
  try {
    const { mtimeMs, size } = statSync(file)
    return [file, mtimeMs, size]
  } catch {
    return [file]
  }
}

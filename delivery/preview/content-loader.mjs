import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders of content/ whose files are read and not imported: Turbopack does not watch what it has not bundled. */
const folders = ['data', 'drawings', 'guides', 'pictures']

/**
 * A loader for `next dev`, for content/model/store/store.ts. Whenever one of those files, or of those beside the folders, is
 * edited, added or removed, the source of that module changes, and Next evaluates it and all that import it again.
 * @this {{ addContextDependency(folder: string): void, addDependency(file: string): void }}
 */
export default function contentLoader(/** @type {string} */ source) {
  const content = path.join(process.cwd(), 'content')
  const beside = filesIn(content, false)
  for (const file of beside) this.addDependency(file)
  const inFolders = folders.flatMap((name) => {
    const folder = path.join(content, name)
    this.addContextDependency(folder)
    return filesIn(folder, true)
  })
  const stamps = JSON.stringify([...beside, ...inFolders].map(stampOf))
  return `${source}\nexport const readFrom = ${JSON.stringify(stamps)}\n`
}

function filesIn(/** @type {string} */ folder, /** @type {boolean} */ recursive) {
  // With their types, for else Node follows links, and one to a folder around it for ever.
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
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

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders of content/ whose files are read and not imported: Turbopack does not watch what it has not bundled. */
const folders = ['data', 'drawings', 'guides', 'pictures']

/**
 * A loader for `next dev`, for the module that lists those files: whenever one of them has changed, has come or is gone,
 * that module is another, and all that import it read their files again.
 * @this {{ addContextDependency(folder: string): void }}
 */
export default function contentLoader(/** @type {string} */ source) {
  const stamps = folders.flatMap((name) => {
    const folder = path.join(process.cwd(), 'content', name)
    this.addContextDependency(folder)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => {
      const { mtimeMs, size } = statSync(path.join(folder, file), { throwIfNoEntry: false }) ?? {}
      return [file, mtimeMs, size]
    })
  })
  return `${source}\nexport const readFrom = ${JSON.stringify(JSON.stringify(stamps))}\n`
}

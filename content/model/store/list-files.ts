import { readdirSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'
import { currentStore, pathIn, type Store } from './store'

/** The folders of content/ whose files are found by their endings; `besides` are other files that belong there. */
const folders = {
  'content/guides': { ending: '.md' },
  'content/data/pages': { ending: '.json' },
  'content/data/places': { ending: '.json' },
  'content/drawings': { ending: '.svg', besides: 'classes.css' },
  'content/drawings/cards': { ending: '.svg' },
} satisfies Record<string, Kind>

type Kind = { ending: string; besides?: string }
type Folder = keyof typeof folders

/** The files that are read from a folder, named as from the project's root. */
export function listFiles(folder: Folder, store = currentStore()): string[] {
  const { ending } = folders[folder]
  return entriesIn(folder, store)
    .filter(({ name, entry }) => name.endsWith(ending) && kindOf(entry) === 'file')
    .map(({ name }) => name)
    .toSorted()
}

/** What lies in these folders as if it were read, and is not. */
export function strayFaults(store: Store): string[] {
  return Object.entries<Kind>(folders).flatMap(([folder, { ending, besides }]) =>
    entriesIn(folder, store).flatMap(({ name, entry }) => {
      // Of editors and file managers.
      if (/^\.|~$|^(?:Thumbs\.db|desktop\.ini)$/.test(entry.name) || entry.name === besides) return []
      const kind = kindOf(entry)
      if (kind === 'lost') return [`${name}: is a link that leads nowhere; remove it`]
      if (kind === 'linked folder')
        return [`${name}: is a link to a folder, and is not followed; put the folder itself there`]
      if (kind === 'folder')
        return name.endsWith(ending)
          ? [`${name}: is a folder, where "${ending}" ends the name of a file; rename it`]
          : []
      return name.endsWith(ending)
        ? []
        : [
            `${name}: would be ignored, as its name does not end in "${ending}"; rename it, or move it out of ${folder}`,
          ]
    }),
  )
}

function entriesIn(folder: string, store: Store): { name: string; entry: Dirent }[] {
  // With their types, for else Node follows links, and one to a folder around it for ever.
  const entries = readdirSync(pathIn(store, folder), { recursive: true, withFileTypes: true })
  const within = Object.keys(folders).filter((other) => other.startsWith(`${folder}/`))
  return entries
    .map((entry) => ({
      name: path.relative(store.root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      entry,
    }))
    .filter(({ name }) => !within.some((other) => name.startsWith(`${other}/`)))
}

function kindOf(entry: Dirent): 'file' | 'folder' | 'linked folder' | 'lost' {
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : 'file'
  try {
    return statSync(path.join(entry.parentPath, entry.name)).isDirectory() ? 'linked folder' : 'file'
  } catch {
    return 'lost'
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { z } from 'zod'
import { ContentError, parseContent } from './define'
import { parseJson } from './json'
import { pageFile, type PagePath } from './page-path'

/** What content is read from. Nothing is, before a collection is asked for. */
export type Store = {
  /** The folder of the project; files are named as from here, like `content/guides/history.md`. */
  readonly root: string
  /** The file with the operator's settings, from `root`. */
  readonly settings: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What was wrong with entries that a collection had to leave out. */
  readonly faults: Set<string>
}

export function openStore({
  root = process.cwd(),
  settings = 'content/site.json',
  environment = process.env,
}: Partial<Omit<Store, 'faults'>> = {}): Store {
  return { root, settings, environment, faults: new Set() }
}

let current: Store | undefined

/** The store that is read where none is given: that of the folder in which the process runs, unless it was set. */
export const currentStore = (): Store => (current ??= openStore())

export function setCurrentStore(store: Store): void {
  current = store
}

/**
 * Content of one kind.
 * @throws ContentError naming file and field of every fault, each time it is asked for
 */
export type Collection<Value> = (store?: Store) => Value

/** Declares content that is read once for each store, when it is first asked for. */
export function defineCollection<Value>(read: (store: Store) => Value): Collection<Value> {
  const known = new WeakMap<Store, () => Value>()
  return (store = currentStore()) => {
    const outcome = known.get(store) ?? outcomeOf(() => read(store))
    known.set(store, outcome)
    return outcome()
  }
}

function outcomeOf<Value>(read: () => Value): () => Value {
  try {
    const value = read()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

export const pathIn = ({ root }: Store, file: string): string => path.resolve(root, file)

/** @throws ContentError for a file that is missing */
export function readText(store: Store, file: string): string {
  try {
    return readFileSync(pathIn(store, file), 'utf8')
  } catch (error) {
    if (isMissing(error)) throw new ContentError([`${file}: the file is missing`])
    throw error
  }
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** @throws ContentError for a file that is missing or no JSON, with line and column */
export const readJson = (store: Store, file: string): unknown => parseJson(file, readText(store, file))

/** Content that is one JSON file. */
export function defineJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Collection<z.output<Schema>> {
  return defineCollection((store) => parseContent(file, schema, readJson(store, file)))
}

/** What a page holds beside its Markdown, in its file of content/data/pages/. */
export const definePage = <Schema extends z.ZodType>(path: PagePath, schema: Schema) =>
  defineJson(pageFile(path), schema)

/** What `read` makes of each file. The faults of a broken one go to the store, and it is left out. */
export function readSound<Item>(
  store: Store,
  files: readonly string[],
  read: (file: string) => Item,
): Item[] {
  const { sound, faults } = readEach(files, read)
  for (const fault of faults) store.faults.add(fault)
  return sound
}

/** What could be read of several files, and the faults of the others: a broken one does not hide those of the next. */
export function readEach<Item>(
  files: readonly string[],
  read: (file: string) => Item,
): { sound: Item[]; faults: string[] } {
  const faults: string[] = []
  const sound = files.flatMap((file) => {
    try {
      return [read(file)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  return { sound, faults }
}

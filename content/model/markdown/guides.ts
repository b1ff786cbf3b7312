import { listFiles } from '../store/list-files'
import { currentStore, readText, type Store } from '../store/store'
import { parseGuideFile, type GuideFile } from './guide-file'

/** The files of content/guides/, named as from the project's root. */
export const listGuideFiles = (store?: Store): string[] => listFiles('content/guides', store)

/** @throws ContentError for a file without front matter, or whose front matter is no YAML */
export const readGuideFile = (file: string, store = currentStore()): GuideFile =>
  parseGuideFile(file, readText(store, file))

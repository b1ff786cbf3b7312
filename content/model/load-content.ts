import process from 'node:process'
import path from 'node:path'
import type { Content } from './check-pages'
import { ContentError } from './define'
import type { State } from './fence-laws/schema'
import { listFiles, strayFaults } from './list-files'
import { loadFault } from './load-fault'
import { listGuideFiles, readGuideFile } from './markdown/guide-file'
import type { Variables } from './markdown/guide-text'
import { parseTextPage } from './markdown/parse-text-page'
import type { Outline } from './outline'
import { readPageModule } from './page-module'
import { guideFile, guidePath, pageAddress } from './page-path'
import { clockFaults } from './schemas/common'
import { syntaxFaults } from './syntax'

/** All content, as far as it could be read: what is missing here, `faults` tells of. */
export type LoadedContent = Awaited<ReturnType<typeof loadContent>>

/** Reads the files one by one, so that a broken one does not hide the faults of the next. */
export async function loadContent() {
  const project = process.cwd()
  const faults = await syntaxFaults(path.join(project, 'content'), 'content')
  const load = loader(project, faults)
  faults.push(...clockFaults(), ...strayFaults())

  const laws = await load('content/data/places', readLaws())
  faults.push(...(laws?.faults ?? []))
  await load('content/data/rule-changes.json', import('./fence-laws/rule-changes'))
  const ours = await load('content/judgments.json', import('./judgments'))
  const registry = await load('content/sources.json', import('./sources'))
  const settings = await load('content/site.json', import('./site'))
  const pageList = await load('content/guides', import('./page-registry'))
  const gallery = await load('content/pictures/pictures.json', import('./pictures'))
  const ads = await load('content/data/house-ads.json', import('./house-ads'))
  const board = await load('content/data/news.json', import('./news'))
  await load('content/data/plates.json', import('./plates'))
  const drawn = await load('content/drawings', readDrawn())
  faults.push(...(drawn?.faults ?? []))
  const aliases = await load('content/data/search-aliases.json', import('./search-aliases'))
  await load('environment', import('./settings'))
  await load('environment', import('./keep-builds'))
  const log = await load('content/corrections.json', import('./corrections'))
  const { variables } = (await load('content/guides', import('./markdown/variables'))) ?? {}
  const { content: books } = (await load('content/data/pages/books.json', import('./pages/books'))) ?? {}

  const pages = pageList?.pages ?? []
  const written = listFiles('content/data/pages')
  const outlines = new Map<string, Outline>()
  const contents: Content[] = []
  let allRead = pageList !== undefined
  const add = (file: string, page: string, content: unknown, outline: Outline | undefined) => {
    if (outline) outlines.set(page, outline)
    contents.push({ file, content, page })
  }
  for (const file of listGuideFiles()) {
    const page = guidePath(file)
    const loaded = await load(file, readGuideWords(file, variables))
    if (!loaded) allRead = false
    if (loaded?.text) add(file, page, loaded.text.content, loaded.text.outline)
  }
  for (const state of laws?.states ?? []) {
    const drawn = await load(state.file, readStateWords(state))
    if (!drawn) allRead = false
    else add(state.file, laws?.statePath(state) ?? '', drawn.content, drawn.outline)
  }
  for (const file of written.filter((file) => !pageList || pageList.isPagePath(pageAddress(file)))) {
    const page = pageAddress(file)
    const loaded = await load(file, readPageModule(page))
    if (!loaded) allRead = false
    else add(file, page, loaded.content, settings && loaded.outlineWith(settings.site))
  }
  contents.push(
    { file: 'content/data/house-ads.json', content: settings && ads?.shownCards(settings.site) },
    { file: 'content/corrections.json', content: log?.corrections },
    ...pages.map(({ path, picture, sharingPicture, sharingDrawing, sharingCard, next }) => ({
      file: guideFile(path),
      content: { picture, sharingPicture, sharingDrawing, sharingCard, next },
    })),
    { file: 'content/site.json', content: { sponsor: { text: settings?.site.sponsor?.text } } },
  )
  return {
    faults,
    newsPictures: (board?.fetchedNews ?? []).flatMap(({ picture }) => picture?.file ?? []),
    publicFolder: path.join(project, 'public'),
    site: settings?.site,
    pageList,
    gallery,
    drawings: drawn?.faults.length === 0 ? drawn.names : undefined,
    books: books?.books ?? [],
    aliases: Object.keys(aliases?.searchAliases ?? {}),
    sources: registry && Object.keys(registry.references),
    sharedSources: registry && Object.keys(registry.sharedSources),
    judgments: ours && Object.keys(ours.judgments),
    stateSources: laws?.sources ?? [],
    written,
    outlines,
    contents,
    /** Whether no page is missing in `contents`. */
    allRead,
  }
}

/** What cannot be loaded becomes a fault. */
function loader(project: string, faults: string[]) {
  const isReadable = faults.length === 0
  /** What several files import throws the same error in each. */
  const told = new Set<unknown>()

  return async <Module extends object>(
    file: string,
    module: Promise<Module>,
  ): Promise<Module | undefined> => {
    try {
      return await module
    } catch (error) {
      if (error instanceof ContentError) faults.push(...error.faults)
      // Where a file cannot be read, whatever imports it fails as well, in words of its own.
      else if (isReadable && !told.has(error)) faults.push(loadFault(error, project, file))
      if (error instanceof Error) told.add(error)
    }
    return undefined
  }
}

/** The states, and what is wrong with their files and with that of their ZIP codes. */
async function readLaws() {
  const { states, stateFaults, statePath } = await import('./fence-laws/states')
  const { zipFaults } = await import('./fence-laws/zip')
  const { stateSources } = await import('./fence-laws/state-sources')
  return { states, statePath, sources: Object.keys(stateSources), faults: [...stateFaults, ...zipFaults] }
}

/** The drawings, and what is wrong with their files. */
async function readDrawn() {
  const { drawings, drawingFaults } = await import('./drawings')
  return { names: [...drawings.keys()], faults: drawingFaults }
}

async function readStateWords(state: State) {
  const { statePage } = await import('./fence-laws/state-page')
  return statePage(state)
}

/** The words of a file in content/guides/, where it holds any. */
async function readGuideWords(file: string, variables: Variables | undefined) {
  return readGuideFile(file).hasBody ? { text: parseTextPage(file, variables) } : {}
}

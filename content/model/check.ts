import path from 'node:path'
import process from 'node:process'
import { publicFaults, publicPictureFaults, recordingFaults, svgFaults } from './check-files'
import {
  anchorsOf,
  duplicates,
  emptySections,
  idFaults,
  pageFaults,
  pageFiles,
  type Content,
} from './check-pages'
import { aliasFaults, referenceFaults, uncitedFaults, type Known } from './check-references'
import { ContentError } from './define'
import { lacksExport, loadFault, orStuck } from './load-fault'
import type { Outline } from './outline'
import { listGuideFiles, readGuideFile } from './markdown/guide-file'
import { parseTextPage } from './markdown/parse-text-page'
import type { Variables } from './markdown/guide-text'
import { readPage, readPageModule } from './page-module'
import { guideFile, guidePath, pageAddress } from './page-path'
import { ownRoutes } from './routes'
import { syntaxFaults } from './syntax'

/** What an operator should know of before the site goes online; call it when there is no fault. */
export async function contentWarnings(): Promise<string[]> {
  const [{ site }, { siteUrl }, { pages, wordsFile }, { houseAds }, { diagrams }, warnings] =
    await Promise.all([
      import('./site'),
      import('./settings'),
      import('./page-registry'),
      import('../house-ads'),
      import('../diagrams'),
      import('./warnings'),
    ])
  const words = await Promise.all(
    pages.map(async (page) => ({ file: wordsFile(page.path), content: (await readPage(page)).content })),
  )
  words.push(
    { file: warnings.settingsFile, content: site },
    ...pages.map(({ path, ...record }) => ({ file: guideFile(path), content: record })),
    { file: 'content/house-ads.ts', content: houseAds },
    { file: 'content/diagrams.ts', content: diagrams },
  )
  return [
    ...warnings.nameWarnings(site, words),
    ...warnings.exampleWarnings(site, siteUrl),
    ...warnings.adWarnings(site),
    ...warnings.listWarnings(pages),
  ]
}

/**
 * Every fault of content and settings, one sentence each with file and field; none when all is well.
 * Modules are imported one by one, so that a broken file does not hide the faults of the next.
 */
export async function contentFaults(): Promise<string[]> {
  const project = process.cwd()
  const faults = await syntaxFaults(path.join(project, 'content'), 'content')
  const isReadable = faults.length === 0

  /** What several files import throws the same error in each. */
  const told = new Set<unknown>()
  const load = async <Module extends object>(
    file: string,
    module: Promise<Module>,
    exported?: string,
  ): Promise<Module | undefined> => {
    try {
      const loaded = await orStuck(module, file)
      if (exported === undefined || exported in loaded) return loaded
      faults.push(lacksExport(file, exported))
    } catch (error) {
      if (error instanceof ContentError) faults.push(...error.faults)
      // Where a file cannot be read, whatever imports it fails as well, in words of its own.
      else if (isReadable && !told.has(error)) faults.push(loadFault(error, project, file))
      if (error instanceof Error) told.add(error)
    }
    return undefined
  }

  const registry = await load('content/sources.json', import('./sources'))
  const settings = await load('content/site.json', import('./site'))
  const pageList = await load('content/guides', import('./page-registry'))
  const gallery = await load('content/pictures/pictures.json', import('./pictures'))
  const ads = await load('content/house-ads.ts', import('../house-ads'), 'houseAds')
  await load('content/diagrams.ts', import('../diagrams'), 'diagrams')
  const aliases = await load('content/search-aliases.ts', import('../search-aliases'), 'searchAliases')
  await load('environment', import('./settings'))
  await load('environment', import('./keep-builds'))
  const log = await load('content/corrections.json', import('./corrections'))

  const pages = pageList?.pages ?? []
  const written = await pageFiles(project)
  const { variables } = (await load('content/guides', import('./markdown/variables'))) ?? {}
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
  for (const file of written) {
    const page = pageAddress(file)
    const loaded = await load(file, readPageModule(page))
    if (!loaded) allRead = false
    else add(file, page, loaded.content, settings && loaded.outlineWith(settings.site))
  }
  contents.push(
    { file: 'content/house-ads.ts', content: ads?.houseAds },
    { file: 'content/corrections.json', content: log?.corrections },
    ...pages.map(({ path, picture, sharingPicture, next }) => ({
      file: guideFile(path),
      content: { picture, sharingPicture, next },
    })),
    { file: 'content/site.json', content: { sponsor: { text: settings?.site.sponsor?.text } } },
  )

  const anchors = pageList && anchorsOf(pages, outlines)
  const known: Known = {
    sources: registry && Object.keys(registry.sources),
    pictures: gallery && Object.keys(gallery.pictures),
    anchors,
  }
  for (const { file, content } of contents) faults.push(...referenceFaults(file, content, known))
  if (known.sources && allRead) faults.push(...uncitedFaults(known.sources, contents))

  if (anchors) {
    faults.push(...idFaults(anchors, contents))
    faults.push(...aliasFaults(Object.keys(aliases?.searchAliases ?? {}), anchors))
  }
  for (const [page, outline] of outlines)
    faults.push(...emptySections(pageList?.wordsFile(page) ?? guideFile(page), page, outline))
  if (pageList) {
    faults.push(...pageFaults(pages, pageList.aliases, { routes: await ownRoutes(), written }))
  }

  const { content: bookList } = (await load('content/pages/books.ts', import('../pages/books'))) ?? {}
  const books = bookList?.books ?? []
  for (const id of duplicates(books.map((book) => book.id)))
    faults.push(`content/pages/books.ts: two books have the id "${id}"`)
  for (const [index, { cover }] of books.entries()) {
    if (!cover?.startsWith('/')) continue
    const field = `content/pages/books.ts › books[${index}].cover`
    faults.push(...(await publicPictureFaults(field, cover, path.join(project, 'public'))))
  }
  if (gallery) faults.push(...(await masterFaults(gallery)))
  faults.push(...(await publicFaults(path.join(project, 'public'))))
  if (settings?.site.radio.stream === 'off')
    faults.push(...(await recordingFaults(path.join(project, 'public'))))
  return [...new Set(faults)]
}

/** The words of a file in content/guides/, where it holds any. */
async function readGuideWords(file: string, variables: Variables | undefined) {
  return readGuideFile(file).hasBody ? { text: parseTextPage(file, variables) } : {}
}

async function masterFaults({ pictures, readMaster }: typeof import('./pictures')): Promise<string[]> {
  const found = await Promise.all(
    Object.keys(pictures).map((name) =>
      readMaster(name).then(
        ({ file, bytes }) =>
          file.endsWith('.svg') ? svgFaults(`content/pictures/${file}`, bytes.toString()) : [],
        (error: unknown) => [error instanceof Error ? error.message : String(error)],
      ),
    ),
  )
  return found.flat()
}

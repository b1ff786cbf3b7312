import path from 'node:path'
import { drawnCards } from './card-drawings'
import {
  newsPictureFaults,
  publicFaults,
  publicPictureFaults,
  recordingFaults,
  svgFaults,
} from './check-files'
import { anchorsOf, duplicates, emptySections, idFaults, pageFaults, type Anchors } from './check-pages'
import { aliasFaults, referenceFaults, uncitedFaults } from './check-references'
import { drawings } from './drawings'
import { loadContent, type LoadedContent } from './load-content'
import { readPage } from './page-module'
import { filesOf, guideFile } from './page-path'
import { ownFiles, ownRoutes, reservedNames, titledRoutes } from './routes'

/** What an operator should know of before the site goes online; call it when there is no fault. */
export async function contentWarnings(): Promise<string[]> {
  const [{ site }, { siteUrl }, { pages, wordsFile }, { houseAds }, { plates }, warnings] = await Promise.all(
    [
      import('./site'),
      import('./settings'),
      import('./page-registry'),
      import('./house-ads'),
      import('./plates'),
      import('./warnings'),
    ],
  )
  const words = await Promise.all(
    pages.map(async (page) => ({ file: wordsFile(page.path), content: (await readPage(page)).content })),
  )
  words.push(
    { file: warnings.settingsFile, content: site },
    ...pages.map(({ path, ...record }) => ({ file: guideFile(path), content: record })),
    { file: 'content/data/house-ads.json', content: houseAds },
    { file: 'content/data/plates.json', content: plates },
    ...Array.from(drawings.values(), ({ file, title, description, caption }) => ({
      file,
      content: { title, description, caption },
    })),
  )
  return [
    ...warnings.nameWarnings(site, words),
    ...warnings.exampleWarnings(site, siteUrl),
    ...warnings.adWarnings(site),
    ...warnings.listWarnings(pages),
  ]
}

type Known = LoadedContent & {
  /** The ids on each page; undefined where the list of pages could not be read. */
  anchors: Anchors | undefined
}

/** Each says nothing about what could not be read. */
const checks: readonly ((known: Known) => string[] | Promise<string[]>)[] = [
  ({ contents, sources, gallery, drawings, anchors }) => {
    const pictures = gallery && Object.keys(gallery.pictures)
    return contents.flatMap(({ file, content }) =>
      referenceFaults(file, content, { sources, pictures, drawings, cards: drawnCards, anchors }),
    )
  },
  ({ contents, sharedSources, judgments, allRead }) =>
    sharedSources && judgments && allRead
      ? [
          ...uncitedFaults('content/sources.json', sharedSources, contents),
          ...uncitedFaults('content/judgments.json', judgments, contents),
        ]
      : [],
  ({ sharedSources = [], stateSources }) =>
    sharedSources
      .filter((key) => stateSources.includes(key))
      .map((key) => `content/sources.json › ${key}: is the key of a state’s source; choose another`),
  ({ contents, anchors }) => (anchors ? idFaults(anchors, contents) : []),
  ({ aliases, anchors }) => (anchors ? aliasFaults(aliases, anchors) : []),
  ({ outlines, pageList }) =>
    [...outlines].flatMap(([page, outline]) =>
      emptySections(pageList?.wordsFile(page) ?? guideFile(page), page, outline),
    ),
  async ({ pageList, written }) =>
    pageList
      ? pageFaults(pageList.pages, pageList.aliases, {
          routes: await ownRoutes(),
          titledRoutes: await titledRoutes(),
          reserved: await reservedNames(),
          written,
        })
      : [],
  ({ newsPictures }) => newsPictureFaults(newsPictures, path.join('content', 'news')),
  ({ books }) =>
    duplicates(books.map((book) => book.id)).map(
      (id) => `content/data/pages/books.json: two books have the id "${id}"`,
    ),
  ({ books, publicFolder }) =>
    all(books, ({ cover }, index) =>
      cover?.startsWith('/')
        ? publicPictureFaults(`content/data/pages/books.json › books[${index}].cover`, cover, publicFolder)
        : [],
    ),
  ({ gallery }) => (gallery ? all(Object.keys(gallery.pictures), (name) => masterFaults(gallery, name)) : []),
  async ({ publicFolder, pageList }) =>
    publicFaults(publicFolder, [
      ...(await ownFiles()),
      ...(pageList ? [...pageList.pages, ...pageList.aliases] : []).flatMap(({ path }) => filesOf(path)),
    ]),
  ({ publicFolder }) => recordingFaults(publicFolder),
]

/** Every fault of content and settings, one sentence each with file and field; none when all is well. */
export async function contentFaults(): Promise<string[]> {
  const loaded = await loadContent()
  const { faults, pageList, outlines } = loaded
  const known = { ...loaded, anchors: pageList && anchorsOf(pageList.pages, outlines) }
  return [...new Set([...faults, ...(await all(checks, (check) => check(known)))])]
}

async function masterFaults({ readMaster }: typeof import('./pictures'), name: string): Promise<string[]> {
  try {
    const { file, bytes } = await readMaster(name)
    return file.endsWith('.svg') ? svgFaults(`content/pictures/${file}`, bytes.toString()) : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function all<Item>(
  items: readonly Item[],
  faultsOf: (item: Item, index: number) => string[] | Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(items.map(faultsOf))).flat()
}

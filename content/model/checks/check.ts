import { drawings } from '../collections/drawings'
import { houseAds } from '../collections/house-ads'
import { readMaster } from '../collections/pictures'
import { plates } from '../collections/plates'
import { siteUrl } from '../collections/settings'
import { site } from '../collections/site'
import { readPage } from '../pages/page-module'
import { aliases, pages, wordsFile } from '../pages/page-registry'
import { ownFiles, ownRoutes, reservedNames, titledRoutes } from '../pages/routes'
import { filesOf, guideFile } from '../store/page-path'
import { pathIn, type Store } from '../store/store'
import {
  newsPictureFaults,
  publicFaults,
  publicPictureFaults,
  recordingFaults,
  svgFaults,
} from './check-files'
import { anchorsOf, duplicates, emptySections, idFaults, pageFaults, type Anchors } from './check-pages'
import { aliasFaults, referenceFaults, uncitedFaults } from './check-references'
import { loadContent, type LoadedContent } from './load-content'
import { adWarnings, exampleWarnings, listWarnings, nameWarnings, settingsFile } from './warnings'

/** What an operator should know of before the site goes online; call it when there is no fault. */
export function contentWarnings(store?: Store): string[] {
  const words = [
    ...pages(store).map((page) => ({
      file: wordsFile(page.path, store),
      content: readPage(page, store).content,
    })),
    { file: settingsFile, content: site(store) },
    ...pages(store).map(({ path, ...record }) => ({ file: guideFile(path), content: record })),
    { file: 'content/data/house-ads.json', content: houseAds(store) },
    { file: 'content/data/plates.json', content: plates(store) },
    ...Array.from(drawings(store).values(), ({ file, title, description, caption }) => ({
      file,
      content: { title, description, caption },
    })),
  ]
  return [
    ...nameWarnings(site(store), words),
    ...exampleWarnings(site(store), siteUrl(store)),
    ...adWarnings(site(store)),
    ...listWarnings(pages(store)),
  ]
}

type Known = LoadedContent & {
  /** The ids on each page; undefined where the list of pages could not be read. */
  anchors: Anchors | undefined
}

/** Each says nothing about what could not be read. */
const checks: readonly ((known: Known) => string[] | Promise<string[]>)[] = [
  ({ contents, sources, pictures, drawings, cards, anchors }) =>
    contents.flatMap(({ file, content }) =>
      referenceFaults(file, content, {
        sources,
        pictures: pictures && Object.keys(pictures),
        drawings,
        cards,
        anchors,
      }),
    ),
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
  ({ outlines, pages, store }) =>
    [...outlines].flatMap(([page, outline]) =>
      emptySections(pages ? wordsFile(page, store) : guideFile(page), page, outline),
    ),
  async ({ pages, written, store }) =>
    pages
      ? pageFaults(pages, aliases(store), {
          routes: await ownRoutes(),
          titledRoutes: await titledRoutes(),
          reserved: await reservedNames(),
          written,
        })
      : [],
  ({ newsPictures, store }) => newsPictureFaults(newsPictures, pathIn(store, 'content/news')),
  ({ books }) =>
    duplicates(books.map((book) => book.id)).map(
      (id) => `content/data/pages/books.json: two books have the id "${id}"`,
    ),
  ({ books, store }) =>
    all(books, ({ cover }, index) =>
      cover?.startsWith('/')
        ? publicPictureFaults(`content/data/pages/books.json › books[${index}].cover`, cover, publicIn(store))
        : [],
    ),
  ({ pictures = {}, store }) => all(Object.keys(pictures), (name) => masterFaults(name, store)),
  async ({ pages, store }) =>
    publicFaults(publicIn(store), [
      ...(await ownFiles()),
      ...(pages ? [...pages, ...aliases(store)] : []).flatMap(({ path }) => filesOf(path)),
    ]),
  ({ store }) => recordingFaults(publicIn(store)),
]

/** Every fault of content and settings, one sentence each with file and field; none when all is well. */
export async function contentFaults(store?: Store): Promise<string[]> {
  const loaded = await loadContent(store)
  const { faults, pages, outlines } = loaded
  const known = { ...loaded, anchors: pages && anchorsOf(pages, outlines) }
  return [...new Set([...faults, ...(await all(checks, (check) => check(known)))])]
}

const publicIn = (store: Store) => pathIn(store, 'public')

async function masterFaults(name: string, store: Store): Promise<string[]> {
  try {
    const { file, bytes } = await readMaster(name, store)
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

import { styleOfPage } from '../collections/style-pages'
import { stateRecord } from '../fence-laws/state-page'
import { statePath, states } from '../fence-laws/states'
import { listGuideFiles, readGuideFile } from '../markdown/guides'
import { pagePath, pageSchema, type PageRecord } from '../schemas/pages'
import { ContentError, parseContent } from '../store/define'
import { guideFile, guidePath, pageFile, parentOf, type PagePath } from '../store/page-path'
import { defineCollection, readEach, type Store } from '../store/store'

export type { PagePath } from '../store/page-path'

export type Page = PageRecord & {
  path: PagePath
  /** The file with its front matter, or with the records that it is drawn from. */
  file: string
  /** Whether its words stand in that file, and not in content/data/pages/. */
  isText: boolean
  /** Whether it is one of a series drawn from data: a list of its own leads there, and reports its changes. */
  isDrawn: boolean
}

/** The same page at a second address, canonical to the first. */
export type Alias = { path: string; of: string }

/** In the order of the menus: each page is followed by those below it. */
export const pages = defineCollection((store): readonly Page[] => inOrder(readPages(store)))

export const aliases = defineCollection((store): readonly Alias[] =>
  pages(store).flatMap(({ path, aliases }) => aliases.map((alias) => ({ path: alias, of: path }))),
)

const pagesByPath = defineCollection(
  (store): ReadonlyMap<string, Page> => new Map(pages(store).map((page) => [page.path, page])),
)

/** @throws ContentError with the faults of all files */
function readPages(store: Store): Page[] {
  const { sound, faults } = readEach(listGuideFiles(store), (file) => {
    const path = parseContent(`${file}: its address`, pagePath, guidePath(file))
    const { frontMatter, hasBody } = readGuideFile(file, store)
    return { ...parseContent(file, pageSchema, frontMatter), path, file, isText: hasBody, isDrawn: false }
  })
  if (faults.length > 0) throw new ContentError(faults)
  const drawn = states(store).map((state) => ({
    ...stateRecord(state, store),
    path: statePath(state),
    file: state.file,
    isText: true,
    isDrawn: true,
  }))
  return [...sound, ...drawn]
}

function inOrder(found: readonly Page[]): Page[] {
  const place = ({ order = Infinity }: Page) => order
  const sorted = found.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path))
  const below = (path: string): Page[] =>
    sorted.filter((page) => parentOf(page) === path).flatMap((page) => [page, ...below(page.path)])
  const tree = [...sorted.filter(({ path }) => path === '/'), ...below('/')]
  // Those whose parent is missing are told of by content/model/checks/check-pages.ts.
  return [...tree, ...sorted.filter((page) => !tree.includes(page))]
}

export function isPagePath(path: string, store?: Store): path is PagePath {
  return pagesByPath(store).has(path)
}

/** @throws Error for a path that has no file in content/guides/ */
export function getPage(path: string, store?: Store): Page {
  const page = pagesByPath(store).get(path)
  if (!page) throw new Error(`${guideFile(path)}: there is no such page`)
  return page
}

/** The file with the words of a page. */
export function wordsFile(path: string, store?: Store): string {
  const page = pagesByPath(store).get(path)
  return page?.isText ? page.file : pageFile(path)
}

export function pagesIn(menu: Page['menus'][number]): Page[] {
  return pages().filter((page) => page.menus.includes(menu))
}

/**
 * The pages whose updates the feed and the home page report, the newest first, and of one day those that are new: all but
 * those of the legal menu alone, and those drawn from data.
 */
export function newestPages(): Page[] {
  return pages()
    .filter(({ isDrawn }) => !isDrawn)
    .filter(({ menus }) => menus.length === 0 || menus.some((menu) => menu !== 'legal'))
    .toSorted((a, b) => b.updated.localeCompare(a.updated) || b.published.localeCompare(a.published))
}

/** The way from the home page to this one, both included. */
export function trailTo(path: PagePath): Page[] {
  const parent = parentOf(getPage(path))
  return [...(parent === undefined ? [] : trailTo(parent)), getPage(path)]
}

/**
 * The pages right below this one, in their order, but for a series, which stands in a list of its own: states, and fence
 * styles. The home page has none.
 */
export function childPages(path: string): Page[] {
  const isOfSeries = (page: Page) => page.isDrawn || styleOfPage(page.path) !== undefined
  return path === '/' ? [] : pages().filter((page) => parentOf(page) === path && !isOfSeries(page))
}

/** The first pages right below this one, for menus: the page itself links to all of them. */
export function firstGuides(path: string): Page[] {
  return childPages(path).slice(0, 8)
}

/** What the footer has and the header has no room for. */
export function pagesOfFooterAlone(): Page[] {
  return pagesIn('footer').filter(({ menus }) => !menus.includes('header'))
}

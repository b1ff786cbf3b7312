import path from 'node:path'
import { cardDrawings, drawnCards } from '../collections/card-drawings'
import { corrections } from '../collections/corrections'
import { drawings } from '../collections/drawings'
import { houseAds, shownCards } from '../collections/house-ads'
import { judgments } from '../collections/judgments'
import { keepBuilds } from '../collections/keep-builds'
import { fetchedNews } from '../collections/news'
import { pictures } from '../collections/pictures'
import { plates } from '../collections/plates'
import { searchAliases } from '../collections/search-aliases'
import { isIndexed, siteUrl } from '../collections/settings'
import { site } from '../collections/site'
import { references, sharedSources } from '../collections/sources'
import { ruleChanges } from '../fence-laws/rule-changes'
import { statePage } from '../fence-laws/state-page'
import { stateSources } from '../fence-laws/state-sources'
import { statePath, states } from '../fence-laws/states'
import { zipCodes } from '../fence-laws/zip'
import { listGuideFiles, readGuideFile } from '../markdown/guides'
import { parseTextPage } from '../markdown/parse-text-page'
import { variables } from '../markdown/variables'
import { content as books } from '../pages/books'
import { readPageOfData } from '../pages/page-module'
import { pages } from '../pages/page-registry'
import { clockFaults } from '../schemas/common'
import { ContentError } from '../store/define'
import { listFiles, strayFaults } from '../store/list-files'
import { guideFile, guidePath, pageAddress } from '../store/page-path'
import { currentStore, pathIn, type Store } from '../store/store'
import { syntaxFaults } from '../store/syntax'
import type { Outline } from '../text/outline'
import type { Content } from './check-pages'

/** All content, as far as it could be read; `faults` says what is missing, and why. */
export type LoadedContent = Awaited<ReturnType<typeof loadContent>>

/** Reads every collection by itself, so that a fault in one does not hide those of the next. */
export async function loadContent(store: Store = currentStore()) {
  const unreadable = await syntaxFaults(pathIn(store, 'content'), 'content')
  /** Whatever else is said of a file that cannot be read follows from that. */
  const isOfUnreadable = (fault: string) =>
    unreadable.some((one) => fault.startsWith(one.slice(0, one.indexOf(':') + 1)))
  const faults = new Set<string>()
  const attempt = attemptWith(faults)
  for (const fault of [...clockFaults(), ...strayFaults(store)]) faults.add(fault)
  const unasked = [
    zipCodes,
    ruleChanges,
    plates,
    drawings,
    cardDrawings,
    houseAds,
    siteUrl,
    isIndexed,
    keepBuilds,
  ]
  for (const read of unasked) attempt(() => read(store))
  const settings = attempt(() => site(store))
  const pageList = attempt(() => pages(store))

  const outlines = new Map<string, Outline>()
  const contents: Content[] = []
  let allRead = pageList !== undefined
  const add = (
    file: string,
    page: string,
    read: () => { content: unknown; outline: Outline } | undefined,
  ) => {
    let isRead = false
    const loaded = attempt(() => {
      const found = read()
      isRead = true
      return found
    })
    if (!isRead) allRead = false
    if (!loaded) return
    outlines.set(page, loaded.outline)
    contents.push({ file, content: loaded.content, page })
  }
  const values = attempt(() => variables(store))
  for (const file of listGuideFiles(store))
    add(file, guidePath(file), () => {
      const guide = readGuideFile(file, store)
      return guide.hasBody ? parseTextPage(guide, values) : undefined
    })
  for (const state of attempt(() => states(store)) ?? [])
    add(state.file, statePath(state), () => statePage(state))
  const written = listFiles('content/data/pages', store)
  for (const file of written) {
    const page = pageAddress(file)
    if (!pageList || pageList.some(({ path }) => path === page))
      add(file, page, () => readPageOfData(page, store))
  }
  contents.push(
    { file: 'content/data/house-ads.json', content: settings && attempt(() => shownCards(settings, store)) },
    { file: 'content/corrections.json', content: attempt(() => corrections(store)) },
    ...(pageList ?? []).map(({ path, picture, sharingPicture, sharingDrawing, sharingCard, next }) => ({
      file: guideFile(path),
      content: { picture, sharingPicture, sharingDrawing, sharingCard, next },
    })),
    { file: 'content/site.json', content: { sponsor: { text: settings?.sponsor?.text } } },
  )
  const keysOf = (read: (store: Store) => object) => Object.keys(attempt(() => read(store)) ?? {})
  return {
    store,
    site: settings,
    pages: pageList,
    newsPictures: (attempt(() => fetchedNews(store)) ?? []).flatMap(({ picture }) => picture?.file ?? []),
    pictures: attempt(() => pictures(store)),
    // Those that are left out for their faults, too: they are not missing.
    drawings: listFiles('content/drawings', store).map((file) => path.posix.basename(file, '.svg')),
    cards: attempt(() => drawnCards(store)),
    books: attempt(() => books(store))?.books ?? [],
    aliases: keysOf(searchAliases),
    sources: attempt(() => Object.keys(references(store))),
    sharedSources: attempt(() => Object.keys(sharedSources(store))),
    judgments: attempt(() => Object.keys(judgments(store))),
    stateSources: keysOf(stateSources),
    written,
    outlines,
    contents,
    /** Whether no page is missing in `contents`. */
    allRead,
    // After all of the above.
    faults: [...unreadable, ...[...faults, ...store.faults].filter((fault) => !isOfUnreadable(fault))],
  }
}

/** What cannot be read becomes a fault. Several collections throw the same one where they need the same file. */
const attemptWith =
  (faults: Set<string>) =>
  <Value>(read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      for (const fault of error.faults) faults.add(fault)
      return undefined
    }
  }

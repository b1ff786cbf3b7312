import path from 'node:path'
import process from 'node:process'
import { duplicates, idFaults, pageFaults, routesIn, type Content } from './check-pages'
import { publicPictureFaults, svgFaults } from './check-files'
import { referenceFaults, type Known } from './check-references'
import { ContentError } from './define'
import { didYouMean } from './explain-errors'
import { lacksExport, loadFault } from './load-fault'
import { syntaxFaults } from './syntax'

/** What an operator should know of before the site goes online; call it when there is no fault. */
export async function contentWarnings(): Promise<string[]> {
  const [{ site }, { siteUrl }, { adWarnings, exampleWarnings }] = await Promise.all([
    import('./site'),
    import('./settings'),
    import('./warnings'),
  ])
  return [...exampleWarnings(site, siteUrl), ...adWarnings(site)]
}

/**
 * Every fault of content and settings, one sentence each with file and field; none when all is well.
 * Modules are imported one by one, so that a broken file does not hide the faults of the next.
 */
export async function contentFaults(): Promise<string[]> {
  const project = process.cwd()
  const faults = await syntaxFaults(path.join(project, 'content'), 'content')
  const isReadable = faults.length === 0

  const load = async <Module extends object>(
    module: Promise<Module>,
    expected?: { file: string; exports: string },
  ): Promise<Module | undefined> => {
    try {
      const loaded = await module
      if (!expected || expected.exports in loaded) return loaded
      faults.push(lacksExport(expected.file, expected.exports))
      return undefined
    } catch (error) {
      if (error instanceof ContentError) faults.push(...error.faults)
      // Where a file cannot be read, whatever imports it fails as well, in words of its own.
      else if (isReadable) faults.push(loadFault(error, project))
      return undefined
    }
  }

  const registry = await load(import('./sources'))
  const settings = await load(import('./site'))
  const pageList = await load(import('./page-registry'))
  const gallery = await load(import('./pictures'))
  const home = await load(import('../pages/home'), { file: 'content/pages/home.ts', exports: 'home' })
  const types = await load(import('../pages/types-of-fences'), {
    file: 'content/pages/types-of-fences.ts',
    exports: 'typesOfFences',
  })
  const installation = await load(import('../pages/installation-maintenance'), {
    file: 'content/pages/installation-maintenance.ts',
    exports: 'installation',
  })
  const history = await load(import('../pages/history'), {
    file: 'content/pages/history.ts',
    exports: 'history',
  })
  const contact = await load(import('../pages/contact'), {
    file: 'content/pages/contact.ts',
    exports: 'contact',
  })
  const radio = await load(import('../pages/radio'), { file: 'content/pages/radio.ts', exports: 'radio' })
  const bookList = await load(import('../pages/books'), { file: 'content/pages/books.ts', exports: 'books' })
  const privacy = await load(import('../pages/privacy'), {
    file: 'content/pages/privacy.ts',
    exports: 'privacy',
  })
  const terms = await load(import('../pages/terms'), { file: 'content/pages/terms.ts', exports: 'terms' })
  const cards = await load(import('../house-ads'), { file: 'content/house-ads.ts', exports: 'houseCards' })
  await load(import('../diagrams'), { file: 'content/diagrams.ts', exports: 'diagrams' })
  const aliases = await load(import('../search-aliases'), {
    file: 'content/search-aliases.ts',
    exports: 'searchAliases',
  })
  await load(import('./settings'))
  const outline = await load(import('./outline'))
  const search = await load(import('../../components/search/build-index'))

  const anchors = outline && new Map(Object.entries(outline.anchors))
  const known: Known = {
    sources: registry && Object.keys(registry.sources),
    pictures: gallery && Object.keys(gallery.pictures),
    anchors,
  }

  const contents: Content[] = [
    { file: 'content/pages/home.ts', content: home?.home, page: '/' },
    { file: 'content/pages/types-of-fences.ts', content: types?.typesOfFences, page: '/types-of-fences' },
    {
      file: 'content/pages/installation-maintenance.ts',
      content: installation?.installation,
      page: '/installation-maintenance',
    },
    { file: 'content/pages/history.ts', content: history?.history, page: '/history' },
    { file: 'content/pages/contact.ts', content: contact?.contact, page: '/contact' },
    { file: 'content/pages/radio.ts', content: radio?.radio, page: '/radio' },
    { file: 'content/pages/books.ts', content: bookList?.books, page: '/books' },
    { file: 'content/pages/privacy.ts', content: privacy?.privacy, page: '/privacy' },
    { file: 'content/pages/terms.ts', content: terms?.terms, page: '/terms' },
    { file: 'content/house-ads.ts', content: cards?.houseCards },
    {
      file: 'content/pages.json',
      content: { pages: pageList?.pages.map(({ picture, sharingPicture }) => ({ picture, sharingPicture })) },
    },
    { file: 'content/site.json', content: { sponsor: { text: settings?.site.sponsor.text } } },
  ]
  for (const { file, content } of contents) faults.push(...referenceFaults(file, content, known))

  if (anchors) {
    faults.push(...idFaults(anchors, contents))
    const addresses = [...anchors].flatMap(([page, ids]) => ids.map((id) => `${page}#${id}`))
    for (const address of Object.keys(aliases?.searchAliases ?? {}).filter((key) => !addresses.includes(key)))
      faults.push(
        `content/search-aliases.ts › "${address}": is no section of a page${didYouMean(address, addresses)}`,
      )
  }
  if (pageList) {
    faults.push(
      ...pageFaults(pageList.pages, pageList.aliases, await routesIn(path.join(project, 'app')), {
        outlined: anchors && [...anchors.keys()],
        written: search?.pagesWithText,
      }),
    )
    if (anchors) faults.push(...(search?.emptySections() ?? []))
  }

  const books = bookList?.books.books ?? []
  faults.push(
    ...duplicates(books.map((book) => book.id)).map(
      (id) => `content/pages/books.ts: two books have the id "${id}"`,
    ),
  )
  for (const [index, { cover }] of books.entries()) {
    if (!cover?.startsWith('/')) continue
    const field = `content/pages/books.ts › books[${index}].cover`
    faults.push(...(await publicPictureFaults(field, cover, path.join(project, 'public'))))
  }
  if (gallery) faults.push(...(await masterFaults(gallery)))
  return [...new Set(faults)]
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

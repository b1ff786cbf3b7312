import { inlineNodes } from '../components/prose/inline'
import { ContentError } from './define'
import { didYouMean } from './explain'

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
  const faults: string[] = []

  const load = async <Module>(module: Promise<Module>): Promise<Module | undefined> => {
    try {
      return await module
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }

  const registry = await load(import('./sources'))
  await load(import('./site'))
  const pageList = await load(import('./pages'))
  const gallery = await load(import('./pictures/pictures'))
  const home = await load(import('./home'))
  const types = await load(import('./types-of-fences'))
  const installation = await load(import('./installation-maintenance'))
  const history = await load(import('./history'))
  const contact = await load(import('./contact'))
  const radio = await load(import('./radio'))
  const books = await load(import('./books'))
  const legal = await load(import('./legal'))

  const unique = (list: readonly string[]) => [...new Set(list)]
  // A module that failed above is imported by these as well: the same faults must not be told twice.
  if (faults.length > 0) return unique(faults)
  await load(import('./settings'))
  const outline = await load(import('./outline'))
  const cards = await load(import('./house-cards'))
  if (!registry || !pageList || !gallery || !outline) return unique(faults)

  const known: Known = {
    sources: Object.keys(registry.sources),
    pictures: Object.keys(gallery.pictures),
    anchors: new Map(Object.entries(outline.outlines).map(([path, entries]) => [path, anchorsIn(entries)])),
  }

  const files: [string, unknown][] = [
    ['content/home.ts', home?.home],
    ['content/types-of-fences.ts', types?.typesOfFences],
    ['content/installation-maintenance.ts', installation?.installation],
    ['content/history.ts', history?.history],
    ['content/contact.ts', contact?.contact],
    ['content/radio.ts', radio?.radio],
    ['content/books.ts', books?.books],
    ['content/legal.ts › privacy', legal?.privacy],
    ['content/legal.ts › terms', legal?.terms],
    ['content/house-cards.ts', cards?.houseCards],
    ['content/pictures/pictures.json', gallery.pictures],
  ]
  for (const [file, content] of files) faults.push(...referenceFaults(file, content, known))

  const { pages, aliases } = pageList
  faults.push(
    ...duplicates(pages.map((page) => page.title)).map(
      (title) => `content/pages.json: two pages have the title "${title}"`,
    ),
    ...duplicates([...pages, ...aliases].map((page) => page.path)).map(
      (path) => `content/pages.json: "${path}" is listed twice`,
    ),
    ...aliases
      .filter((alias) => !pages.some((page) => page.path === alias.of))
      .map(
        (alias) => `content/pages.json › aliases: "${alias.path}" stands for the missing page "${alias.of}"`,
      ),
    ...pages
      .filter((page) => !known.anchors.has(page.path))
      .map(
        (page) =>
          `content/pages.json: no page is built at "${page.path}"${didYouMean(page.path, [...known.anchors.keys()])}`,
      ),
    ...[...known.anchors].flatMap(([path, anchors]) =>
      duplicates(anchors).map((id) => `content: two headings of "${path}" have the id "${id}"`),
    ),
    ...duplicates(books?.books.books.map((book) => book.id) ?? []).map(
      (id) => `content/books.ts: two books have the id "${id}"`,
    ),
  )
  for (const name of known.pictures) {
    await gallery.readMaster(name).catch((error: unknown) => {
      faults.push(error instanceof Error ? error.message : String(error))
    })
  }
  return unique(faults)
}

type Known = {
  sources: readonly string[]
  pictures: readonly string[]
  /** The ids that a link may end in, by page. */
  anchors: ReadonlyMap<string, readonly string[]>
}

type Entry = { id: string; sections?: readonly Entry[] }

function anchorsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, sections }) => [id, ...anchorsIn(sections ?? [])])
}

/** Links, citations and pictures that lead nowhere, wherever they stand in a piece of content. */
export function referenceFaults(file: string, content: unknown, known: Known): string[] {
  const faults: string[] = []

  function visit(value: unknown, field: string, key: string) {
    if (typeof value === 'string')
      faults.push(...stringFaults(value, key, known).map((fault) => `${file} › ${field}: ${fault}`))
    else if (Array.isArray(value))
      value.forEach((item: unknown, index) => visit(item, `${field}[${index}]`, key))
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value))
        visit(item, field === '' ? name : `${field}.${name}`, pictureKey(name, value))
    }
  }

  visit(content, '', '')
  return faults
}

/** The `name` of a picture block is a picture's name, any other `name` is not. */
function pictureKey(name: string, parent: object): string {
  return name === 'name' && 'kind' in parent && parent.kind === 'picture' ? 'picture' : name
}

function stringFaults(words: string, key: string, known: Known): string[] {
  if (key === 'picture') {
    return known.pictures.includes(words)
      ? []
      : [`names the missing picture "${words}"${didYouMean(words, known.pictures)}`]
  }
  if (key === 'href') return linkFaults(words, known)
  if (key === 'link' || key === 'cover' || key === 'file') return []

  const faults = [...words.matchAll(/\[\^([^\]]*)\]/g)]
    .map(([, source = '']) => source)
    .filter((source) => !known.sources.includes(source))
    .map((source) => `cites the unknown source "${source}"${didYouMean(source, known.sources)}`)

  for (const node of inlineNodes(words)) {
    if (node.type === 'link') faults.push(...linkFaults(node.url, known))
    else if (!['text', 'emphasis', 'strong'].includes(node.type))
      faults.push(`uses Markdown of the kind "${node.type}"`)
  }
  return faults
}

function linkFaults(href: string, known: Known): string[] {
  if (/^(?:https:\/\/|mailto:|tel:)/.test(href)) return []
  const [path = '', anchor] = href.split('#')
  const anchors = known.anchors.get(path)
  if (!anchors) return [`links to the missing page "${path}"${didYouMean(path, [...known.anchors.keys()])}`]
  if (anchor !== undefined && !anchors.includes(anchor)) {
    return [`links to the missing anchor "${href}"${didYouMean(anchor, anchors)}`]
  }
  return []
}

function duplicates(list: readonly string[]): string[] {
  return [...new Set(list.filter((item, index) => list.indexOf(item) !== index))]
}

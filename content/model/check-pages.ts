import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { didYouMean } from './explain-errors'
import { plainText } from './inline'
import { allEntries, type Outline } from './outline'
import { pageAddress, pageFile, parentPath } from './page-path'
import type { Alias, Page } from './page-registry'
import { isReservedId } from './reserved-ids'

/** A piece of content, and the page whose headings it holds. */
export type Content = { file: string; content: unknown; page?: string }

type Project = {
  /** The addresses that folders of app/ build. */
  routes: readonly string[]
  /** The files of content/pages/. */
  written: readonly string[]
}

/** Shown by the service worker in place of a page that it has not kept; in no menu, no sitemap and no search. */
const fallbackRoute = '/offline'

/** What must hold between the list of pages, the folders that build them, and the files with their words. */
export function pageFaults(
  pages: readonly Page[],
  aliases: readonly Alias[],
  { routes, written }: Project,
): string[] {
  const file = 'content/pages.json'
  const paths = pages.map((page): string => page.path)
  const listed = [...paths, ...aliases.map(({ path }) => path)]
  const unlisted = routes.filter((route) => route !== fallbackRoute && !listed.includes(route))
  const unowned = written.filter((name) => !paths.some((path) => pageFile(path) === name))

  return [
    ...duplicates(pages.map((page) => page.title)).map(
      (title) => `${file}: two pages have the title "${title}"`,
    ),
    ...duplicates(listed).map((path) => `${file}: "${path}" is a page and an alias`),
    ...aliases
      .filter(({ of }) => !paths.includes(of))
      .map(({ path, of }) => `${file} › aliases: "${path}" stands for the missing page "${of}"`),
    ...paths.flatMap((path) => {
      const parent = parentPath(path)
      return parent === undefined || paths.includes(parent)
        ? []
        : [
            `${file}: "${path}" stands below "${parent}", which is no page${didYouMean(parent, paths) || `; add "${parent}", or move the page up`}`,
          ]
    }),
    ...listed
      .filter((path) => !routes.includes(path))
      .map(
        (path) =>
          `${file}: no page is built at "${path}"${didYouMean(path, unlisted) || `; it needs app${path}/page.tsx`}`,
      ),
    ...unlisted.map(
      (route) =>
        `${file}: lists no page "${route}", which app${route}/page.tsx builds; add its record, or delete the folder`,
    ),
    ...paths
      .filter((path) => !written.includes(pageFile(path)))
      .map((path) => `${file}: "${path}" has no words; it needs ${pageFile(path)}`),
    ...unowned.map(
      (name) =>
        `${name}: belongs to no page of ${file}; add "${pageAddress(name)}" there, or delete the file`,
    ),
  ]
}

/** Pages and sections without a word that the search could find them by. */
export function emptySections(path: string, { text, sections }: Outline): string[] {
  const entries = allEntries(sections).map((entry) => ({
    href: `${path}#${entry.id}`,
    lines: entry.text ?? (entry.sections ?? []).map(({ heading }) => heading),
  }))
  return [{ href: path, lines: text }, ...entries]
    .filter(({ lines }) => plainText(lines) === '')
    .map(({ href }) => `${pageFile(path)} › outline: has no text for "${href}", so the search cannot find it`)
}

/** The ids that a link may end in, by page; `undefined` for a page whose file cannot be read. */
export type Anchors = ReadonlyMap<string, readonly string[] | undefined>

export function anchorsOf(pages: readonly Page[], outlines: ReadonlyMap<string, Outline>): Anchors {
  return new Map(
    pages.map(({ path }) => {
      const outline = outlines.get(path)
      return [path, outline && allEntries(outline.sections).map(({ id }) => id)]
    }),
  )
}

/** The files of content/pages/, named as from the project's root. */
export async function pageFiles(project: string): Promise<string[]> {
  const folder = path.join(project, 'content', 'pages')
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join('content', 'pages', ...file.split(path.sep)))
    .toSorted()
}

/** The addresses that folders of app/ build, in the order of their names. */
export async function routesIn(app: string): Promise<string[]> {
  const files = await readdir(app, { recursive: true })
  return files
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => part.startsWith('_')))
    .map((parts) => `/${parts.slice(0, -1).join('/')}`)
    .toSorted()
}

/** Headings whose id another heading of the page, or the layout, has already. */
export function idFaults(anchors: Anchors, contents: readonly Content[]): string[] {
  return [...anchors].flatMap(([page, ids = []]) => {
    const fieldsOf = (id: string) =>
      contents
        .filter((content) => content.page === page)
        .flatMap(({ file, content }) => idFields(content, id).map((field) => `${file} › ${field}`))

    const twice = duplicates(ids).map((id) => {
      const fields = fieldsOf(id)
      const place = fields.at(-1) ?? pageFile(page)
      const other = fields.length > 1 ? ` (${fields[0]})` : ''
      return `${place}: two headings of "${page}" have the id "${id}"${other}`
    })
    const taken = ids
      .filter((id) => isReservedId(id))
      .map((id) => `${fieldsOf(id)[0] ?? pageFile(page)}: the id "${id}" is taken by the layout of the pages`)
    return [...twice, ...taken]
  })
}

/** The fields of a piece of content that give a heading this id. */
function idFields(value: unknown, id: string, field = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => idFields(item, id, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const place = field === '' ? name : `${field}.${name}`
    return (name === 'id' || name === 'anchor') && item === id ? [place] : idFields(item, id, place)
  })
}

export function duplicates(list: readonly string[]): string[] {
  return [...new Set(list.filter((item, index) => list.indexOf(item) !== index))]
}

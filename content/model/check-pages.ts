import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { didYouMean } from './explain-errors'
import { isReservedId } from './reserved-ids'
import type { Page } from './schemas/pages'

/** A piece of content, and the page whose headings it holds. */
export type Content = { file: string; content: unknown; page?: string }

type Alias = { path: string; of: string }

/** What must hold between the list of pages, the folders that build them, and what is known of each page. */
export function pageFaults(
  pages: readonly Page[],
  aliases: readonly Alias[],
  routes: readonly string[],
  {
    outlined,
    written,
  }: { outlined?: readonly string[] | undefined; written?: readonly string[] | undefined },
): string[] {
  const file = 'content/pages.json'
  const listed = [...pages, ...aliases].map((page) => page.path)
  const unlisted = routes.filter((route) => !listed.includes(route))
  const lacks = (known: readonly string[] | undefined) =>
    pages.filter(({ path }) => routes.includes(path) && known && !known.includes(path))

  return [
    ...duplicates(pages.map((page) => page.title)).map(
      (title) => `${file}: two pages have the title "${title}"`,
    ),
    ...duplicates(listed).map((path) => `${file}: "${path}" is listed twice`),
    ...aliases
      .filter((alias) => !pages.some((page) => page.path === alias.of))
      .map((alias) => `${file} › aliases: "${alias.path}" stands for the missing page "${alias.of}"`),
    ...[...new Set(listed)]
      .filter((path) => !routes.includes(path))
      .map(
        (path) =>
          `${file}: no page is built at "${path}"${didYouMean(path, unlisted) || `; it needs app${path}/page.tsx`}`,
      ),
    ...unlisted.map((route) => `${file}: lists no page "${route}", which app${route}/page.tsx builds`),
    ...lacks(outlined).map(
      ({ path }) => `content/model/outline.ts: has no outline for the page "${path}" of ${file}`,
    ),
    ...lacks(written).map(
      ({ path }) => `components/search/build-index.ts: has no text for the page "${path}" of ${file}`,
    ),
  ]
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
export function idFaults(
  anchors: ReadonlyMap<string, readonly string[]>,
  contents: readonly Content[],
): string[] {
  return [...anchors].flatMap(([page, ids]) => {
    const fieldsOf = (id: string) =>
      contents
        .filter((content) => content.page === page)
        .flatMap(({ file, content }) => idFields(content, id).map((field) => `${file} › ${field}`))

    const twice = duplicates(ids).map((id) => {
      const fields = fieldsOf(id)
      const place = fields.at(-1) ?? 'content/model/outline.ts'
      const other = fields.length > 1 ? ` (${fields[0]})` : ''
      return `${place}: two headings of "${page}" have the id "${id}"${other}`
    })
    const taken = ids
      .filter((id) => isReservedId(id))
      .map(
        (id) =>
          `${fieldsOf(id)[0] ?? 'content/model/outline.ts'}: the id "${id}" is taken by the layout of the pages`,
      )
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

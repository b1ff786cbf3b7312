import type { Alias, Page } from '../pages/page-registry'
import { isReservedId } from '../pages/reserved-ids'
import { holderOf } from '../pages/routes'
import { menuNames } from '../schemas/pages'
import { didYouMean } from '../store/explain-errors'
import { guideFile, pageAddress, pageFile, parentOf } from '../store/page-path'
import { placeOf } from '../store/places'
import { plainText } from '../text/inline'
import { allEntries, type Outline } from '../text/outline'

/** A piece of content, and the page whose headings it holds. */
export type Content = { file: string; content: unknown; page?: string }

type Project = {
  /** The addresses that folders of app/ build. */
  routes: readonly string[]
  /** Those of them that need no front matter. */
  titledRoutes: readonly string[]
  /** What out/ holds besides guides, by its address. */
  reserved: ReadonlyMap<string, string>
  /** The files of content/data/pages/. */
  written: readonly string[]
}

/** What must hold between the files of content/guides/, the folders of app/, and the files of content/data/pages/. */
export function pageFaults(pages: readonly Page[], aliases: readonly Alias[], project: Project): string[] {
  const { routes, titledRoutes, reserved, written } = project
  const paths = pages.map(({ path }): string => path)
  const known = [...paths, ...aliases.map(({ path }) => path)]
  const data = pages.filter(({ isText }) => !isText).map(({ path }) => pageFile(path))

  return [
    ...menuNames
      .filter((name) => !pages.some(({ menus }) => menus.includes(name)))
      .map((name) => `content/guides: no page has "${name}" in its "menus", so that menu is empty`),
    ...(paths.includes('/') ? [] : [`${guideFile('/')}: the file is missing; it is the home page`]),
    ...pages.flatMap((page, index) => pageFaultsOf(page, pages.slice(0, index), { ...project, paths })),
    ...aliases
      .filter(({ path }, index) => known.indexOf(path) !== index + paths.length)
      .map(
        ({ path, of }) =>
          `${placeOf(guideFile(of), 'aliases', path)}: "${path}" is the address of another page`,
      ),
    ...aliases.flatMap(({ path, of }) =>
      takenFaults(placeOf(guideFile(of), 'aliases', path), path, reserved, 'choose another'),
    ),
    ...routes
      .filter((route) => !known.includes(route) && !titledRoutes.includes(route))
      .map(
        (route) => `app${route}/page.tsx: has no front matter; add ${guideFile(route)}, or delete the folder`,
      ),
    ...written
      .filter((name) => !data.includes(name))
      .map((name) => `${name}: belongs to no page${unownedHint(pageAddress(name), paths)}`),
  ]
}

function pageFaultsOf(
  page: Page,
  before: readonly Page[],
  { paths, routes, reserved, written }: Project & { paths: readonly string[] },
): string[] {
  const { path, title, isText } = page
  const file = guideFile(path)
  const twin = before.find((page) => page.title === title)
  const parent = parentOf(page)
  const hasRoute = routes.includes(path)
  return [
    ...takenFaults(file, path, reserved, 'give the file another name'),
    ...(twin ? [`${placeOf(file, 'title')}: is the title of "${twin.path}" as well`] : []),
    ...(parent === undefined || paths.includes(parent)
      ? []
      : [
          `${page.under ? placeOf(file, 'under') : file}: stands below "${parent}", which is no page${didYouMean(parent, paths) || `; add ${guideFile(parent)}, or move the file up`}`,
        ]),
    ...(page.under !== undefined && page.under.startsWith(path)
      ? [`${placeOf(file, 'under')}: a page cannot stand below itself`]
      : []),
    ...(isText || hasRoute ? [] : [`${file}: has no words below its front matter`]),
    ...(isText || !hasRoute || written.includes(pageFile(path))
      ? []
      : [`${file}: has no words below its front matter, and there is no ${pageFile(path)}`]),
  ]
}

/** An address at which servers send something else. */
function takenFaults(
  place: string,
  path: string,
  reserved: ReadonlyMap<string, string>,
  remedy: string,
): string[] {
  if (path.endsWith('/index'))
    return [
      `${place}: "${path}" is for servers the same as "${path.slice(0, -'/index'.length) || '/'}", whose page is ${guideFile(path.slice(0, -'/index'.length) || '/')}; ${remedy}`,
    ]
  const holder = holderOf(path, reserved)
  return holder === undefined ? [] : [`${place}: the address "${path}" is taken by ${holder}; ${remedy}`]
}

function unownedHint(path: string, paths: readonly string[]): string {
  if (paths.includes(path)) return `: the words of "${path}" stand in ${guideFile(path)}`
  return didYouMean(path, paths) || `; add ${guideFile(path)}, or delete the file`
}

/** Pages and sections without a word that the search could find them by. */
export function emptySections(file: string, path: string, { text, sections }: Outline): string[] {
  const entries = allEntries(sections).map((entry) => ({
    href: `${path}#${entry.id}`,
    lines: entry.text ?? (entry.sections ?? []).map(({ heading }) => heading),
  }))
  return [{ href: path, lines: text }, ...entries]
    .filter(({ lines }) => plainText(lines) === '')
    .map(({ href }) => `${file}: has no text for "${href}", so the search cannot find it`)
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

/** Headings whose id another heading of the page, or the layout, has already. */
export function idFaults(anchors: Anchors, contents: readonly Content[]): string[] {
  return [...anchors].flatMap(([page, ids = []]) => {
    const placesOf = (id: string) =>
      contents
        .filter((content) => content.page === page)
        .flatMap(({ file, content }) => idFields(content, id).map((field) => placeOf(file, field)))

    const twice = duplicates(ids).map((id) => {
      const places = placesOf(id)
      const other = places.length > 1 ? ` (${places[0]})` : ''
      return `${places.at(-1) ?? page}: two headings of "${page}" have the id "${id}"${other}`
    })
    const taken = ids
      .filter((id) => isReservedId(id))
      .map((id) => `${placesOf(id)[0] ?? page}: the id "${id}" is taken by the layout of the pages`)
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

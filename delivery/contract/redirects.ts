import type { Alias } from '../../content/model/pages/page-registry'

/**
 * A page's path without the first slash, as a regular expression for every server. Deliberately narrow: what a
 * Location header repeats must not lead off the site, as `//evil.example/` or a tab would.
 */
export const canonicalPathPattern = '[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*?'

/** Endings that file servers accept after a page's path: `/history.html`, `/history/index.html`, `/history/`. */
export const pathVariants = '(?:/index(?:\\.html)?|\\.html|/)'

const homeVariant = /^\/index(?:\.html)?$/
const pageVariant = new RegExp(`^/(${canonicalPathPattern})${pathVariants}$`)

/** `/404` and its variants must answer 404, not 200. */
export const notFoundPattern = `404${pathVariants}?`

/**
 * The path that a request is redirected to: one page, one address.
 * @param path as it was sent, without the query
 * @returns undefined where the path is canonical already
 */
export function redirectOf(path: string, aliases: readonly Alias[]): string | undefined {
  if (isNotFoundPath(path)) return undefined
  if (homeVariant.test(path)) return '/'
  const match = pageVariant.exec(path)
  const page = match ? `/${match[1]}` : path
  const canonical = aliases.find((alias) => alias.path === page)?.of ?? page
  return canonical === path ? undefined : canonical
}

export function isNotFoundPath(path: string): boolean {
  return new RegExp(`^/${notFoundPattern}$`).test(path)
}

/** @typedef {{ path: string, of: string }} Alias from content/pages.json */

/**
 * The address of a page, as a regular expression for every server. Deliberately narrow: whatever is repeated in
 * a Location header must not be able to lead off the site, as `//evil.example/` or a tab would.
 */
export const slug = '[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*?'

/** What may follow a page's address in its other forms. */
export const otherForms = '(?:/index(?:\\.html)?|\\.html|/)'

const homeForm = /^\/index(?:\.html)?$/
const pageForm = new RegExp(`^/(${slug})${otherForms}$`)

/** The screen for missing pages is no page of its own: asked for by name it is missing, too. */
export const notFoundForm = `404${otherForms}?`

/**
 * One page, one address: aliases lead to their page, and `/history.html`, `/history/index.html` and `/history/`
 * lead to /history.
 * @param {string} path as it was sent, without the query
 * @param {readonly Alias[]} aliases
 * @returns {string | undefined} where the page is, when it is elsewhere
 */
export function redirectOf(path, aliases) {
  if (isNotFoundScreen(path)) return undefined
  if (homeForm.test(path)) return '/'
  const match = pageForm.exec(path)
  const page = match ? `/${match[1]}` : path
  const canonical = aliases.find((alias) => alias.path === page)?.of ?? page
  return canonical === path ? undefined : canonical
}

/** @param {string} path */
export function isNotFoundScreen(path) {
  return new RegExp(`^/${notFoundForm}$`).test(path)
}

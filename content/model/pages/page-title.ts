import { site } from '../collections/site'
import { longestTitle } from '../schemas/pages'

/** A page's title as browsers and search engines show it: with the site's name where both are shown in full. */
export function fullTitle({ path, title }: { path: string; title: string }): string {
  const named = path === '/' ? `${site().name}: ${title}` : `${title} | ${site().name}`
  return named.length > longestTitle ? title : named
}

import { OperatorError } from '../operator-error'
import type { Islands } from './bundle-islands'
import { elements, type ExportedPage } from './exported-pages'

/**
 * Adds the one script that every page has, which loads the islands when one is due.
 * @param page is changed
 * @throws OperatorError naming the page and an island without a file
 */
export function addLoaderTag({ file, $ }: ExportedPage, loader: string, { names, scripts }: Islands): void {
  for (const { attribs } of elements($, 'site-island')) {
    const name = attribs['name'] ?? ''
    if (!names.has(name))
      throw new OperatorError(`${file}: its island "${name}" has no file ${name}.island.tsx`)
  }
  $('head').append($('<script async></script>').attr({ src: loader, 'data-islands': scripts.join(' ') }))
}

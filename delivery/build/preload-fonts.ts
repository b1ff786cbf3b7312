import { readPage, type ExportedPage } from './exported-pages'

const preload = 'link[rel="preload"][as="font"]'

/** The home page's font preloads, as HTML. */
export async function readFontPreloads(out: string, files: readonly string[]): Promise<string[]> {
  const home = 'index.html'
  if (!files.includes(home)) return []
  const { $ } = await readPage(out, home)
  return $(preload)
    .get()
    .map((link) => $.html(link))
}

/**
 * Next 16.4 preloads no font on the 404 page, whose headings would then keep the fallback font. It gets the preloads
 * of the home page.
 * @param page is changed
 */
export function preloadFonts({ file, $ }: ExportedPage, preloads: readonly string[]): void {
  if (file !== '404.html' || $(preload).length > 0) return
  for (const link of preloads) $('head > meta[charset]').after(link)
}

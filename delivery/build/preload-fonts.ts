import { readPage, type ExportedPage } from './exported-pages'

const preload = 'link[rel="preload"][as="font"]'

/** The home page's font preloads, as HTML. */
export async function readFontPreloads(out: string, files: readonly string[]): Promise<string> {
  const home = 'index.html'
  if (!files.includes(home)) return ''
  const { $ } = await readPage(out, home)
  return $.html($(preload))
}

/**
 * Moves font preloads from the head to the end of the body: Chromium paints nothing until a font has come that the head
 * preloads, which on slow 4G doubles the time to the first words. There it still comes before what scripts ask for; until
 * then headings are set in what is as wide (styles/base/_stand-ins.scss).
 *
 * Next 16.4 preloads no font on the 404 page. It gets the preloads of the home page.
 * @param page is changed
 */
export function preloadFonts({ $ }: ExportedPage, ofHome: string): void {
  const own = $.html($(preload).remove())
  $('body').append(own || ofHome)
}

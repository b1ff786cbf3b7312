import type { ExportedPage } from './exported-pages'

/**
 * Next 16.4 preloads no font on the 404 page, whose headings would then keep the fallback font. It gets the preloads
 * of the home page.
 */
export function preloadFonts(pages: readonly ExportedPage[]): void {
  const home = pages.find(({ file }) => file === 'index.html')
  const notFound = pages.find(({ file }) => file === '404.html')
  const preload = 'link[rel="preload"][as="font"]'
  if (!home || !notFound || notFound.$(preload).length > 0) return
  for (const link of home.$(preload).get()) notFound.$('head > meta[charset]').after(home.$.html(link))
}

import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Fault } from '../fault.mjs'

/** The not-found screen's inner name; its flight data is all that is kept, beside the page it belongs to. */
const innerName = '_not-found'
const notFoundFlight = '404.txt'

/**
 * Before the pages are changed: keeps the not-found page's flight data under the page's name, and takes out
 * what Next leaves of that screen a second time.
 * @param {string} out
 */
export async function tidyNotFound(out) {
  await rename(path.join(out, `${innerName}.txt`), path.join(out, notFoundFlight)).catch(() => {
    throw new Fault(`${innerName}.txt`, 'the flight data of the not-found page is missing')
  })
  const left = (await readdir(out)).filter((name) => name.startsWith(innerName))
  await Promise.all(left.map((name) => rm(path.join(out, name), { recursive: true })))
}

/**
 * Nobody navigates softly to a page that is missing.
 * @param {string} out
 */
export async function removeNotFoundFlight(out) {
  await rm(path.join(out, notFoundFlight))
}

/**
 * Next preloads no font on the not-found page, whose headings would then keep the fallback's face: it gets the
 * preloads of the home page.
 * @param {readonly import('../pages.mjs').Page[]} pages of which one is changed
 */
export function preloadFonts(pages) {
  const home = pages.find(({ file }) => file === 'index.html')
  const notFound = pages.find(({ file }) => file === '404.html')
  const preload = 'link[rel="preload"][as="font"]'
  if (!home || !notFound || notFound.$(preload).length > 0) return
  for (const link of home.$(preload).get()) notFound.$('head > meta[charset]').after(home.$.html(link))
}

/**
 * A page's flight data stands in a file, too, which soft navigations fetch. It must be what the HTML brought
 * inline, or a page would differ with the way that led to it.
 * @param {string} out
 * @param {string} file such as `history.html`
 * @param {string} flight
 * @throws Fault where the file is missing or says something else
 */
export async function checkFlight(out, file, flight) {
  const name = file.replace(/\.html$/, '.txt')
  const text = await readFile(path.join(out, name), 'utf8').catch(() => {
    throw new Fault(file, `its flight data ${name} is missing`)
  })
  if (text !== flight) throw new Fault(file, `its flight data is not the text of ${name}`)
}

/**
 * Step 5: gives each page a second file, `history/index.html`, for hosts that know no clean URLs.
 * @param {string} out
 * @param {readonly string[]} files such as `history.html`
 */
export async function writeIndexCopies(out, files) {
  for (const file of files) {
    if (file === 'index.html' || file === '404.html') continue
    const folder = path.join(out, file.replace(/\.html$/, ''))
    await mkdir(folder, { recursive: true })
    await copyFile(path.join(out, file), path.join(folder, 'index.html'))
  }
}

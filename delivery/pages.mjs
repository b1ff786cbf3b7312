import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'

/**
 * @typedef {object} Page
 * @property {string} file within out/, such as `history.html`
 * @property {string} address where it is served, such as `/history`
 * @property {import('cheerio').CheerioAPI} $ its document
 */

/**
 * Every HTML file of a folder, parsed.
 * @param {string} out
 * @returns {Promise<Page[]>}
 */
export async function readPages(out) {
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(
    files.toSorted().map(async (file) => parsePage(file, await readFile(path.join(out, file), 'utf8'))),
  )
}

/**
 * @param {string} file
 * @param {string} html
 * @returns {Page}
 */
export function parsePage(file, html) {
  return { file, address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, $: load(html) }
}

/**
 * @param {string} out
 * @param {readonly Page[]} pages
 */
export async function writePages(out, pages) {
  await Promise.all(pages.map(({ file, $ }) => writeFile(path.join(out, file), $.html())))
}

/**
 * The elements that match, of which cheerio says only that they are nodes.
 * @param {Page['$']} $
 * @param {string} selector
 */
export function elements($, selector) {
  return $(selector)
    .get()
    .flatMap((node) => ('attribs' in node ? [node] : []))
}

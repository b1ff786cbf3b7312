import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { gzipped } from './in-browser.mjs'

/**
 * Every file below a folder.
 * @param {string} folder
 * @returns {Promise<string[]>} paths that start with the folder
 */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * Bytes of all files below a folder. What was compressed ahead stands beside its original and would count
 * twice, so it is told apart.
 * @param {string} folder
 * @returns {Promise<{ bytes: number, files: number, compressed: number }>} `compressed`: bytes of .gz and .br files
 */
export async function outputSize(folder) {
  const files = await filesIn(folder)
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(file)).size, copy: /\.(?:gz|br)$/.test(file) })),
  )
  const sum = (/** @type {boolean} */ copy) =>
    sizes.filter((entry) => entry.copy === copy).reduce((total, { size }) => total + size, 0)
  return { bytes: sum(false), files: sizes.filter(({ copy }) => !copy).length, compressed: sum(true) }
}

/** Bytes of all web fonts of a build. @param {string} folder */
export async function fontBytes(folder) {
  const fonts = (await filesIn(folder)).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * The file that a route is in, as our export names it.
 * @param {string} folder
 * @param {string} route
 */
export const pageFile = (folder, route) =>
  path.join(folder, route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/**
 * Bytes of a page's HTML, inlined styles included, after gzip -9.
 * @param {string} folder
 * @param {string} route
 */
export const pageBytes = async (folder, route) => gzipped(await readFile(pageFile(folder, route)))

/**
 * Bytes of a page's words alone, after gzip -9.
 * @param {string} folder
 * @param {string} route
 */
export async function wordBytes(folder, route) {
  const $ = load(await readFile(pageFile(folder, route)))
  $('script, style, noscript').remove()
  return gzipped(Buffer.from($('body').text().replaceAll(/\s+/g, ' ')))
}

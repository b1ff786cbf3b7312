import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'

/** @typedef {{ file: string, $: import('cheerio').CheerioAPI, ids: Set<string> }} Page */

/**
 * What a reader or a crawler would trip over.
 * @param {string} out
 * @returns {Promise<string[]>}
 */
export async function findPageFaults(out) {
  /** @type {Map<string, Page>} */
  const pages = new Map()
  const files = await readdir(out, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html')).toSorted()) {
    const $ = load(await readFile(path.join(out, file), 'utf8'))
    pages.set(address(file), {
      file,
      $,
      ids: new Set(
        $('[id]')
          .map((_, node) => $(node).attr('id'))
          .get(),
      ),
    })
  }

  /** @type {string[]} */
  const faults = []
  for (const page of pages.values()) {
    faults.push(...headFaults(page), ...idFaults(page), ...imageFaults(page))
    faults.push(...(await linkFaults(page, pages, out)))
  }
  return faults
}

/** `history.html` is served as /history, `index.html` as /. */
function address(/** @type {string} */ file) {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/** @param {Page} page */
function headFaults({ file, $ }) {
  /** @type {[string, boolean][]} */
  const rules = [
    ['needs exactly one <h1>', $('h1').length === 1],
    ['needs one <title>', $('head > title').length === 1 && $('head > title').text().trim() !== ''],
    ['needs one description', $('meta[name="description"][content]').length === 1],
    ['needs one canonical', $('link[rel="canonical"]').length === (file === '404.html' ? 0 : 1)],
  ]
  return rules.filter(([, kept]) => !kept).map(([rule]) => `${file}: ${rule}`)
}

/** @param {Page} page */
function idFaults({ file, $ }) {
  const ids = $('[id]')
    .map((_, node) => $(node).attr('id'))
    .get()
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${file}: the id "${id}" stands there twice`,
  )
}

/** @param {Page} page */
function imageFaults({ file, $ }) {
  return $('img')
    .get()
    .filter((image) => ['alt', 'width', 'height'].some((name) => $(image).attr(name) === undefined))
    .map((image) => `${file}: the picture ${$(image).attr('src')} lacks alt, width or height`)
}

/**
 * @param {Page} page
 * @param {Map<string, Page>} pages
 * @param {string} out
 */
async function linkFaults({ file, $, ids }, pages, out) {
  /** @type {string[]} */
  const faults = []
  const links = new Set(
    $('a[href]')
      .map((_, node) => $(node).attr('href'))
      .get(),
  )
  const files = new Set(
    $('[src]')
      .map((_, node) => $(node).attr('src'))
      .get(),
  )

  for (const link of links) {
    if (link.startsWith('#')) {
      if (!ids.has(link.slice(1))) faults.push(`${file}: links to the missing anchor ${link}`)
      continue
    }
    if (!link.startsWith('/')) continue
    const [target = '', anchor] = link.split('#')
    const page = pages.get(target)
    if (!page) files.add(target)
    else if (anchor && !page.ids.has(anchor)) faults.push(`${file}: links to the missing anchor ${link}`)
  }
  for (const name of files) {
    if (!name.startsWith('/') || name.startsWith('/api/')) continue
    const target = path.join(out, name.split('?')[0] ?? '')
    if (!(await stat(target).catch(() => undefined))?.isFile())
      faults.push(`${file}: asks for the missing file ${name}`)
  }
  return faults
}

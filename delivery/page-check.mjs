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
  const faults = [...titleFaults([...pages.values()])]
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
  ]
  const canonicals = $('link[rel="canonical"]').length
  if (file === '404.html') rules.push(['must not claim a canonical', canonicals === 0])
  else rules.push(['needs one canonical', canonicals === 1])
  return rules.filter(([, kept]) => !kept).map(([rule]) => `${file}: ${rule}`)
}

/**
 * Two pages with one title cannot be told apart in a list of tabs. An alias is the same page as its canonical.
 * @param {Page[]} pages
 */
function titleFaults(pages) {
  /** @type {Map<string, Page>} */
  const known = new Map()
  /** @type {string[]} */
  const faults = []
  for (const page of pages) {
    const title = page.$('head > title').text()
    const first = known.get(title)
    if (!first) known.set(title, page)
    else if (title !== '' && canonical(first) !== canonical(page)) {
      faults.push(`${page.file}: has the same title as ${first.file}: "${title}"`)
    }
  }
  return faults
}

/** @param {Page} page */
function canonical({ $ }) {
  return $('link[rel="canonical"]').attr('href')
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

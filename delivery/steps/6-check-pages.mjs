import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Fault } from '../fault.mjs'
import { elements } from '../pages.mjs'
import { sha256 } from '../policy.mjs'

/** @typedef {import('../pages.mjs').Page} Page */
/** @typedef {Page & { ids: Set<string> }} KnownPage */

/**
 * Step 6: what a reader, a crawler or the policy would trip over.
 * @param {string} out
 * @param {readonly Page[]} pages
 * @param {Readonly<Record<string, readonly string[]>>} anchors the ids that content promises, by page: contents
 *   lists, search and llms.txt lead there
 * @returns {Promise<Fault[]>}
 */
export async function findPageFaults(out, pages, anchors = {}) {
  /** @type {Map<string, KnownPage>} */
  const known = new Map()
  for (const page of pages) {
    known.set(page.address, { ...page, ids: new Set(valuesOf(page.$, '[id]', 'id')) })
  }

  /** @type {Fault[]} */
  const faults = [...titleFaults(pages)]
  for (const page of known.values()) {
    faults.push(...headFaults(page), ...idFaults(page), ...imageFaults(page), ...policyFaults(page))
    faults.push(...slotFaults(page), ...anchorFaults(page, anchors[page.address] ?? []))
    faults.push(...(await linkFaults(page, known, out)))
  }
  return faults
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
  return rules.filter(([, kept]) => !kept).map(([rule]) => new Fault(file, rule))
}

/**
 * Two pages with one title cannot be told apart in a list of tabs. An alias is the same page as its canonical.
 * @param {readonly Page[]} pages
 */
function titleFaults(pages) {
  /** @type {Map<string, Page>} */
  const known = new Map()
  /** @type {Fault[]} */
  const faults = []
  for (const page of pages) {
    const title = page.$('head > title').text()
    const first = known.get(title)
    if (!first) known.set(title, page)
    else if (title !== '' && canonical(first) !== canonical(page)) {
      faults.push(new Fault(page.file, `has the same title as ${first.file}: "${title}"`))
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
  return duplicates(valuesOf($, '[id]', 'id')).map(
    (id) => new Fault(file, `the id "${id}" stands there twice`),
  )
}

/**
 * @param {KnownPage} page
 * @param {readonly string[]} anchors
 */
function anchorFaults({ file, address, ids }, anchors) {
  return anchors
    .filter((id) => !ids.has(id))
    .map(
      (id) =>
        new Fault(
          file,
          `lacks the heading "${id}" that content/model/outline.ts lists for "${address}"; contents, search and llms.txt lead to it`,
        ),
    )
}

/**
 * An ad network fills the first element of an id, or the same advertisement twice.
 * @param {Page} page
 */
function slotFaults({ file, $ }) {
  const ids = valuesOf($, '[data-banner-id]', 'data-banner-id')
  return duplicates(ids).map(
    (id) => new Fault(file, `has the ad slot ${id} twice; an <AdSlot> of each name may stand on a page once`),
  )
}

/** @param {readonly string[]} list */
function duplicates(list) {
  return [...new Set(list.filter((item, index) => list.indexOf(item) !== index))]
}

/** @param {Page} page */
function imageFaults({ file, $ }) {
  return $('img')
    .get()
    .filter((image) => ['alt', 'width', 'height'].some((name) => $(image).attr(name) === undefined))
    .map((image) => new Fault(file, `the picture ${$(image).attr('src')} lacks alt, width or height`))
}

/**
 * The policy forbids what stands in the page itself, but for the blocks whose hash it names.
 * @param {Page} page
 */
function policyFaults({ file, $ }) {
  const policy = $('meta[http-equiv="Content-Security-Policy"]')
  if (policy.length !== 1) return [new Fault(file, 'needs one Content-Security-Policy')]

  const faults = []
  for (const node of elements($, 'script:not([src]), style')) {
    const block = $(node)
    if (block.attr('type') === 'application/ld+json') continue
    if (policy.attr('content')?.includes(`'${sha256(block.text())}'`)) continue
    faults.push(
      new Fault(file, `has an inline <${node.tagName}> that its policy blocks: ${block.text().slice(0, 80)}`),
    )
  }
  for (const node of elements($, '*')) {
    for (const [name, value] of Object.entries(node.attribs)) {
      const isScript = name.startsWith('on') || /^\s*javascript:/i.test(value)
      if (!isScript && name !== 'style') continue
      faults.push(
        new Fault(file, `has an attribute that its policy blocks: <${node.tagName} ${name}="${value}">`),
      )
    }
  }
  return faults
}

/**
 * @param {KnownPage} page
 * @param {Map<string, KnownPage>} pages
 * @param {string} out
 */
async function linkFaults({ file, $, ids }, pages, out) {
  /** @type {Fault[]} */
  const faults = []
  const links = new Set(valuesOf($, 'a', 'href'))
  const files = new Set([
    ...valuesOf($, '*', 'src'),
    ...valuesOf($, 'link[rel!="canonical"]', 'href'),
    ...valuesOf($, '*', 'srcset').flatMap(candidates),
    ...['data-hydrate', 'data-flight'].flatMap((name) => valuesOf($, 'script', name)),
    ...valuesOf($, 'script', 'data-chunks').flatMap((chunks) => chunks.split(' ')),
  ])

  for (const link of links) {
    if (link.startsWith('#')) {
      if (!ids.has(link.slice(1))) faults.push(new Fault(file, `links to the missing anchor ${link}`))
      continue
    }
    if (!link.startsWith('/')) continue
    const [target = '', anchor] = link.split('#')
    const page = pages.get(target)
    if (!page) files.add(target)
    else if (anchor && !page.ids.has(anchor))
      faults.push(new Fault(file, `links to the missing anchor ${link}`))
  }
  for (const name of files) {
    if (!name.startsWith('/') || name.startsWith('/api/')) continue
    const target = path.join(out, name.split('?')[0] ?? '')
    if (!(await stat(target).catch(() => undefined))?.isFile())
      faults.push(new Fault(file, `asks for the missing file ${name}`))
  }
  return faults
}

/**
 * @param {import('cheerio').CheerioAPI} $
 * @param {string} selector
 * @param {string} attribute
 */
function valuesOf($, selector, attribute) {
  return elements($, selector).flatMap((node) => node.attribs[attribute] ?? [])
}

/** The addresses in `/a-400.avif 400w, /a-800.avif 800w`. */
function candidates(/** @type {string} */ srcset) {
  return srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
}

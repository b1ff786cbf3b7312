import type { PhrasingContent } from 'mdast'
import { dataFiles } from '../fence-laws/data-files'
import { toolAnchors } from '../pages/reserved-ids'
import type { Material } from '../planner/materials/material'
import { materialNames, type MaterialId } from '../planner/materials/names'
import { otherMaterials } from '../planner/materials/others'
import { wood } from '../planner/materials/wood'
import { readQuery } from '../planner/read-link'
import { fieldsOf } from '../planner/settings'
import { isHttpsUrl } from '../schemas/common'
import { didYouMean } from '../store/explain-errors'
import { placeOf } from '../store/places'
import { stringsIn } from '../store/strings-in'
import { citedKeys } from '../text/citations'
import { inlineNodes, mayBeMarkdown } from '../text/inline'
import type { Anchors } from './check-pages'

/** What content may refer to. What could not be loaded is left out, and nothing is said about it. */
export type Known = {
  sources?: readonly string[] | undefined
  pictures?: readonly string[] | undefined
  drawings?: readonly string[] | undefined
  cards?: readonly string[] | undefined
  anchors?: Anchors | undefined
}

/** A fault, and the words that it is about. */
type Fault = { says: string; near: string }

/** Links, citations and pictures that lead nowhere, wherever they stand in a piece of content. */
export function referenceFaults(file: string, content: unknown, known: Known): string[] {
  return stringsIn(content).flatMap(({ field, name, value }) =>
    stringFaults(value, name, known).map(({ says, near }) => `${placeOf(file, field, near)}: ${says}`),
  )
}

function stringFaults(words: string, key: string, known: Known): Fault[] {
  if (key === 'picture' || key === 'sharingPicture') {
    return !known.pictures || known.pictures.includes(words)
      ? []
      : [{ says: `names the missing picture "${words}"${didYouMean(words, known.pictures)}`, near: words }]
  }
  if (key === 'diagram' || key === 'sharingDrawing')
    return !known.drawings || known.drawings.includes(words)
      ? []
      : [{ says: `names the missing drawing "${words}"${didYouMean(words, known.drawings)}`, near: words }]
  if (key === 'sharingCard')
    return !known.cards || known.cards.includes(words)
      ? []
      : [{ says: `names the missing house ad "${words}"${didYouMean(words, known.cards)}`, near: words }]
  if (key === 'href') return linkFaults(words, known)
  if (key === 'on') return sectionFaults(words, known)
  // Titles are shown as they are: what looks like Markdown in one is only words.
  if (['link', 'cover', 'file', 'title'].includes(key)) return []
  return [...citationFaults(words, known), ...markdownFaults(words, known)]
}

function citationFaults(words: string, { sources }: Known): Fault[] {
  const marks = [...words.matchAll(/\[\^([^\][]*)(\]?)/g)]
  return marks.flatMap(([near, source = '', end]) => {
    if (end === '')
      return [{ says: `has a citation without its closing bracket: "${near.slice(0, 40)}"`, near }]
    if (!sources || source === 'sum' || sources.includes(source)) return []
    return [{ says: `cites the unknown source "${source}"${didYouMean(source, sources)}`, near }]
  })
}

function markdownFaults(words: string, known: Known): Fault[] {
  if (!mayBeMarkdown.test(words.replace(/\[\^[a-z0-9-]*\]/g, ''))) return []
  const faults: Fault[] = []

  function visit(node: PhrasingContent, inLink: boolean) {
    const near = words.slice(node.position?.start.offset, node.position?.end.offset)
    if (node.type === 'text') {
      if (/\*\*|\]\(/.test(node.value))
        faults.push({ says: `has Markdown that does not close: "${node.value.slice(0, 40)}"`, near })
      if (inLink && node.value.includes('[^'))
        faults.push({ says: 'has a citation inside a link; put it behind', near })
    } else if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'link') {
      if (node.type === 'link') faults.push(...linkFaults(node.url, known))
      for (const child of node.children) visit(child, inLink || node.type === 'link')
    } else if (node.type === 'html') faults.push({ says: `holds raw HTML, "${near}"; write Markdown`, near })
    else faults.push({ says: `uses Markdown of the kind "${node.type}"`, near })
  }

  for (const node of inlineNodes(words)) visit(node, false)
  return faults
}

/** The pages that a house ad suits. */
function sectionFaults(near: string, { anchors }: Known): Fault[] {
  if (!anchors || anchors.has(near)) return []
  return [{ says: `names the missing page "${near}"${didYouMean(near, [...anchors.keys()])}`, near }]
}

function linkFaults(near: string, known: Known): Fault[] {
  return addressFaults(near, known).map((says) => ({ says, near }))
}

function addressFaults(href: string, { anchors: pages }: Known): string[] {
  // A setting that could not be read, which is told already.
  if (href.includes('{{')) return []
  if (href.startsWith('https:'))
    return isHttpsUrl(href) ? [] : [`links to "${href}", which is no full https:// address`]
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(href)) return []
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    return [`links to "${href}"; only https:// addresses, mailto:, tel: and paths of this site are allowed`]
  }
  if (href.startsWith('#')) return [`links to "${href}"; write it with its page, like "/history${href}"`]
  return pages ? targetFaults(href, pages) : []
}

/** A path of this site, perhaps with an anchor, that leads to no page or to no section. */
function targetFaults(href: string, anchors: Anchors): string[] {
  const [address = '', anchor] = href.split('#')
  const [path = '', query] = address.split('?')
  if (query !== undefined) return queryFaults(path, query)
  if (dataFiles.some((file) => path === `/data/${file}`)) return []
  if (!anchors.has(path))
    return [`links to the missing page "${path}"${didYouMean(path, [...anchors.keys()])}`]
  const ids = anchors.get(path)
  if (anchor === undefined || ids === undefined || ids.includes(anchor) || toolAnchors.includes(href))
    return []
  return [`links to the missing anchor "${href}"${didYouMean(anchor, ids)}`]
}

/** A link may open a plan in the calculator, or choose its material, and nothing else. */
function queryFaults(path: string, query: string): string[] {
  if (path !== '/fence-calculator')
    return [
      `links to "${path}?${query}"; only a link to /fence-calculator has something behind a question mark`,
    ]
  const materials: Partial<Record<MaterialId, Material>> = { wood, ...otherMaterials }
  const read = readQuery(new URLSearchParams(query), (id) => {
    const material = materials[id]
    return material ? fieldsOf(material) : []
  })
  if ('plan' in read) return []
  return [
    `links to "${path}?${query}", which the calculator cannot read; copy its link from there, or choose a material: "${path}?fence=${Object.keys(materialNames).join('|')}"`,
  ]
}

/** Keys of content/data/search-aliases.json that are no section of a page. */
export function aliasFaults(addresses: readonly string[], anchors: Anchors): string[] {
  const known = [...anchors].flatMap(([page, ids = []]) => ids.map((id) => `${page}#${id}`))
  const isUnread = (address: string) => {
    const [page = ''] = address.split('#')
    return anchors.has(page) && anchors.get(page) === undefined
  }
  return addresses
    .filter((address) => !known.includes(address) && !isUnread(address))
    .map(
      (address) =>
        `content/data/search-aliases.json › "${address}": is no section of a page${didYouMean(address, known)}`,
    )
}

/** Sources or judgments that no page cites: their list must hold what the pages rest on, and nothing else. */
export function uncitedFaults(file: string, keys: readonly string[], contents: readonly unknown[]): string[] {
  const cited = new Set(citedKeys(contents))
  return keys
    .filter((key) => !cited.has(key))
    .map((key) => `${file} › ${key}: no page cites it; cite it as [^${key}], or delete it`)
}

import { stat } from 'node:fs/promises'
import path from 'node:path'
import { elements, type ExportedPage } from './exported-pages'

/** Where a page's links lead, and what links can lead to there. */
export type PageLinks = {
  readonly file: string
  readonly path: string
  readonly ids: readonly string[]
  /** To pages of this site, and to its own anchors. */
  readonly links: readonly string[]
  /** Addresses of the files that it asks for. */
  readonly files: readonly string[]
}

export function readLinks(page: ExportedPage): PageLinks {
  return {
    file: page.file,
    path: page.path,
    ids: valuesOf(page, '[id]', 'id'),
    links: [...new Set(valuesOf(page, 'a', 'href').filter((link) => /^[/#]/.test(link)))],
    files: [...new Set(filesOf(page))],
  }
}

/** Every link, picture, script and style sheet of a page must lead to a page, an anchor or a file. */
export async function checkLinks(out: string, pages: readonly PageLinks[]): Promise<string[]> {
  const anchors = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  const known = new Map<string, Promise<boolean>>()
  const isThere = (address: string) => {
    const found = known.get(address) ?? isServed(out, address)
    known.set(address, found)
    return found
  }
  const findings: string[] = []
  for (const page of pages) {
    const files = new Set(page.files)
    for (const link of page.links) {
      const [address = '', anchor] = link.split('#')
      const [target = ''] = address.split('?')
      const ids = anchors.get(target === '' ? page.path : target)
      if (!ids) files.add(target)
      else if ((target === '' || anchor) && !ids.has(anchor ?? '')) {
        findings.push(`${page.file}: links to the missing anchor ${link}`)
      }
    }
    for (const file of files) {
      if (!(await isThere(file))) findings.push(`${page.file}: asks for the missing file ${file}`)
    }
  }
  return findings
}

function filesOf(page: ExportedPage): string[] {
  return [
    ...valuesOf(page, '*', 'src'),
    ...valuesOf(page, 'link[rel!="canonical"]', 'href'),
    ...valuesOf(page, '*', 'srcset').flatMap(candidates),
    ...valuesOf(page, 'script', 'data-islands').flatMap((scripts) => scripts.split(' ')),
  ]
}

function valuesOf({ $ }: ExportedPage, selector: string, attribute: string): string[] {
  return elements($, selector).flatMap((node) => node.attribs[attribute] ?? [])
}

/** The addresses in `/a-400.avif 400w, /a-800.avif 800w`. */
function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
}

/** A picture may be a view of a drawing, behind a #. Addresses under /api/ are answered by the server, those of other sites are not checked. */
async function isServed(out: string, address: string): Promise<boolean> {
  if (!address.startsWith('/') || address.startsWith('/api/')) return true
  const target = path.join(out, address.split(/[?#]/)[0] ?? '')
  return (await stat(target).catch(() => undefined))?.isFile() ?? false
}

import { stat } from 'node:fs/promises'
import path from 'node:path'
import { elements, type ExportedPage } from './exported-pages'

/** Every link, picture, script and style sheet of a page must lead to a page, an anchor or a file. */
export async function checkLinks(out: string, pages: readonly ExportedPage[]): Promise<string[]> {
  const anchors = new Map(
    pages.map((page) => [page.path, new Set(elements(page.$, '[id]').map((node) => node.attribs['id']))]),
  )
  const findings: string[] = []
  for (const page of pages) {
    const files = new Set(filesOf(page))
    for (const link of new Set(valuesOf(page, 'a', 'href'))) {
      if (!/^[/#]/.test(link)) continue
      const [target = '', anchor] = link.split('#')
      const ids = anchors.get(target === '' ? page.path : target)
      if (!ids) files.add(target)
      else if ((target === '' || anchor) && !ids.has(anchor)) {
        findings.push(`${page.file}: links to the missing anchor ${link}`)
      }
    }
    for (const file of files) {
      if (!(await isServed(out, file))) findings.push(`${page.file}: asks for the missing file ${file}`)
    }
  }
  return findings
}

/** Addresses of the files that a page asks for. */
function filesOf(page: ExportedPage): string[] {
  return [
    ...valuesOf(page, '*', 'src'),
    ...valuesOf(page, 'link[rel!="canonical"]', 'href'),
    ...valuesOf(page, '*', 'srcset').flatMap(candidates),
    ...['data-hydrate', 'data-flight'].flatMap((name) => valuesOf(page, 'script', name)),
    ...valuesOf(page, 'script', 'data-chunks').flatMap((chunks) => chunks.split(' ')),
  ]
}

function valuesOf({ $ }: ExportedPage, selector: string, attribute: string): string[] {
  return elements($, selector).flatMap((node) => node.attribs[attribute] ?? [])
}

/** The addresses in `/a-400.avif 400w, /a-800.avif 800w`. */
function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
}

/** Addresses under /api/ are answered by the server, those of other sites are not checked. */
async function isServed(out: string, address: string): Promise<boolean> {
  if (!address.startsWith('/') || address.startsWith('/api/')) return true
  const target = path.join(out, address.split('?')[0] ?? '')
  return (await stat(target).catch(() => undefined))?.isFile() ?? false
}

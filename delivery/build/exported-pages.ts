import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load, type CheerioAPI } from 'cheerio'

/** An HTML file of the export, parsed. */
export type ExportedPage = {
  /** Within out/, such as `history.html`. */
  readonly file: string
  /** Where it is served, such as `/history`. */
  readonly path: string
  readonly $: CheerioAPI
}

/** Next 16.4 exports the 404 page twice, as 404.html and under this name; its flight data has only this name. */
export const notFoundName = '_not-found'
export const notFoundFlight = `${notFoundName}.txt`

/** Every page of an export. */
export async function readPages(out: string): Promise<ExportedPage[]> {
  const files = (await readdir(out, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !name.startsWith(notFoundName),
  )
  return Promise.all(
    files.toSorted().map(async (file) => parsePage(file, await readFile(path.join(out, file), 'utf8'))),
  )
}

export function parsePage(file: string, html: string): ExportedPage {
  return { file, path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, $: load(html) }
}

export async function writePages(out: string, pages: readonly ExportedPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, $ }) => writeFile(path.join(out, file), $.html())))
}

/** The matching elements. Cheerio types a match as any kind of node. */
export function elements($: CheerioAPI, selector: string) {
  return $(selector)
    .get()
    .flatMap((node) => ('attribs' in node ? [node] : []))
}

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { shortHtml } from './short-html'

/** An HTML file of the export, parsed. */
export type ExportedPage = {
  /** Within out/, such as `history.html`. */
  readonly file: string
  /** Where it is served, such as `/history`. */
  readonly path: string
  readonly $: CheerioAPI
}

/** Next 16.4 exports the 404 page twice, as 404.html and under this name. */
export const notFoundName = '_not-found'

/**
 * The file of every page of an export. HTML of public/, such as a search engine's proof of ownership, is published as it is.
 * @param publicFolder whose files Next has copied into the export
 */
export async function listPages(out: string, publicFolder: string): Promise<string[]> {
  const names = await readdir(out, { recursive: true })
  return names
    .filter((name) => name.endsWith('.html') && !name.startsWith(notFoundName))
    .filter((name) => !existsSync(path.join(publicFolder, name)))
    .toSorted()
}

/** A parsed page takes some 4 MB: with hundreds of pages, let go of one before the next is read. */
export async function readPage(out: string, file: string): Promise<ExportedPage> {
  return parsePage(file, await readFile(path.join(out, file), 'utf8'))
}

export function parsePage(file: string, html: string): ExportedPage {
  return { file, path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, $: load(html) }
}

export const htmlOf = ({ $ }: ExportedPage): string => shortHtml($.html())

/** The matching elements. Cheerio types a match as any kind of node. */
export function elements($: CheerioAPI, selector: string) {
  return $(selector)
    .get()
    .flatMap((node) => ('attribs' in node ? [node] : []))
}

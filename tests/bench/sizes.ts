import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { load } from 'cheerio'

// Bytes of what a build made.

export const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length

export const brotlied = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** All files of a build that match; the .gz and .br beside a file are the same words again. */
export async function outputSize(folder: string, pattern = /(?<!\.gz|\.br)$/) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && pattern.test(entry.name))
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** The exported HTML of a route. */
export const readPage = (out: string, route: string): Promise<string> =>
  readFile(path.join(out, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8')

/** Bytes of a page's HTML with its styles, and of its words alone, after gzip -9. */
export async function pageSize(out: string, route: string) {
  const html = await readPage(out, route)
  const $ = load(html)
  $('script, style, noscript').remove()
  const words = $('body').text().replaceAll(/\s+/g, ' ')
  return { html: gzipped(Buffer.from(html)), words: gzipped(Buffer.from(words)) }
}

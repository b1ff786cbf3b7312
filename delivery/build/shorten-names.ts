import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import { elements, type ExportedPage } from './exported-pages'
import type { StyleSheets } from './read-style-sheets'
import { namesIn } from './used-rules'
import { contentHash } from './write-hashed'

export type ShortNames = {
  /** By the class name that Next gave. */
  readonly classes: ReadonlyMap<string, string>
  /** New addresses of style sheets. */
  readonly sheets: ReadonlyMap<string, string>
}

const words = /[\w-]+/g
/** How CSS modules name a class: six characters of a hash, then the name in the source. */
const ofModule = /^_?[\w-]{6}_[a-zA-Z]\w*$/
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of CSS modules begin with a hash, which does not compress: short ones save 250 to 600 bytes a page, after
 * compression. Names that a script has stay as they are, and so do all scripts.
 * @param sheets their files get short names inside, and other addresses, because hosts cache them for good
 */
export async function shortenNames(out: string, sheets: StyleSheets): Promise<ShortNames> {
  const classes = shortClasses(sheets, await wordsOfScripts(out))
  const renamed = new Map<string, string>()
  for (const address of sheets.keys()) {
    const css = withShortClasses(await readFile(path.join(out, address), 'utf8'), classes)
    renamed.set(address, path.posix.join(path.posix.dirname(address), `${contentHash(css)}.css`))
    await rm(path.join(out, address))
    await writeFile(path.join(out, renamed.get(address) ?? ''), css)
  }
  return { classes, sheets: renamed }
}

/** Sorted, so that each build of the same code gives the same names. */
function shortClasses(sheets: StyleSheets, kept: ReadonlySet<string>): Map<string, string> {
  const names = [...sheets.values()].flatMap((sheet) => [...namesIn(sheet)])
  const found = new Set(names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)))
  const isFree = (short: string) => !found.has(short) && !kept.has(short)
  const classes = new Map<string, string>()
  let count = 0
  for (const name of [...found].filter((name) => ofModule.test(name) && !kept.has(name)).toSorted()) {
    let short = shortName(count++)
    while (!isFree(short)) short = shortName(count++)
    classes.set(name, short)
  }
  return classes
}

/** `_a` to `_Z`, then `_aa`. With the underscore no name is one that ad blockers hide, such as `ad`. */
function shortName(index: number): string {
  const { length } = letters
  const last = letters.charAt(index % length)
  return index < length ? `_${last}` : `${shortName(Math.floor(index / length) - 1)}${last}`
}

async function wordsOfScripts(out: string): Promise<Set<string>> {
  const scripts = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(out, file), 'utf8')))
  return new Set(texts.flatMap((text) => text.match(words) ?? []))
}

export const withShortClasses = (text: string, classes: ShortNames['classes']): string =>
  text.replace(words, (word) => classes.get(word) ?? word)

/** @param page is changed */
export function shortenPage({ $ }: ExportedPage, { classes, sheets }: ShortNames): void {
  for (const { attribs } of elements($, '[class]')) {
    attribs['class'] = withShortClasses(attribs['class'] ?? '', classes)
  }
  for (const { attribs } of elements($, 'link[rel="stylesheet"]')) {
    const address = attribs['href'] ?? ''
    attribs['href'] = sheets.get(address) ?? address
  }
  for (const node of $('style, noscript').get()) {
    $(node).text(withShortClasses($(node).text(), classes))
  }
}

/**
 * A page's flight data with short names.
 * @throws OperatorError where React would read a text by its length, which would no longer be right
 */
export function shortenFlight(file: string, flight: string, { classes, sheets }: ShortNames): string {
  for (const { 0: start, 1: length = '', index } of flight.matchAll(/^[\da-f]+:T([\da-f]+),/gm)) {
    const text = Buffer.from(flight.slice(index + start.length))
      .subarray(0, Number.parseInt(length, 16))
      .toString()
    if (withShortClasses(text, classes) !== text) {
      throw new OperatorError(`${file}: its flight data has a class name in a text of fixed length: ${start}`)
    }
  }
  let short = withShortClasses(flight, classes)
  for (const [address, renamed] of sheets) short = short.replaceAll(address, renamed)
  return short
}

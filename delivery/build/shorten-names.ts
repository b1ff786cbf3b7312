import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../operator-error'
import { elements, type ExportedPage } from './exported-pages'
import type { StyleSheets } from './read-style-sheets'
import { namesIn } from './used-rules'
import { contentHash } from './write-hashed'

export type ShortNames = {
  /** By the class name that Next gave, or the name of a custom property. */
  readonly names: ReadonlyMap<string, string>
  /** New addresses of style sheets. */
  readonly sheets: ReadonlyMap<string, string>
}

const words = /[\w-]+/g
/** How CSS modules name a class: six characters of a hash, then the name in the source. */
const ofModule = /^_?[\w-]{6}_[a-zA-Z]\w*$/
const customProperties = /(?<![\w-])--[\w-]+/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of CSS modules begin with a hash, which does not compress: short ones save 250 to 600 bytes a page, after
 * compression, and short custom properties 200. Names that one of Next's scripts has stay as they are, and so do those
 * scripts.
 * @param sheets their files get short names inside, and other addresses, because hosts cache them for good
 */
export async function shortenNames(out: string, sheets: StyleSheets): Promise<ShortNames> {
  const texts = new Map<string, string>()
  for (const address of sheets.keys()) texts.set(address, await readFile(path.join(out, address), 'utf8'))
  const kept = await wordsOfScripts(out)
  const names = new Map([...shortClasses(sheets, kept), ...shortProperties([...texts.values()], kept)])
  const renamed = new Map<string, string>()
  for (const [address, text] of texts) {
    const css = withShortNames(text, names)
    renamed.set(address, path.posix.join(path.posix.dirname(address), `${contentHash(css)}.css`))
    await rm(path.join(out, address))
    await writeFile(path.join(out, renamed.get(address) ?? ''), css)
  }
  return { names, sheets: renamed }
}

/** Sorted, so that each build of the same code gives the same names. */
function shortClasses(sheets: StyleSheets, kept: ReadonlySet<string>): Map<string, string> {
  const names = [...sheets.values()].flatMap((sheet) => [...namesIn(sheet)])
  const found = new Set(names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)))
  const isFree = (short: string) => !found.has(short) && !kept.has(short)
  const classes = new Map<string, string>()
  let count = 0
  for (const name of [...found].filter((name) => ofModule.test(name) && !kept.has(name)).toSorted()) {
    let short = shortName('_', count++)
    while (!isFree(short)) short = shortName('_', count++)
    classes.set(name, short)
  }
  return classes
}

/** Custom properties of all style sheets, and of what a script declares for them. */
function shortProperties(sheets: readonly string[], kept: ReadonlySet<string>): Map<string, string> {
  const found = new Set(sheets.flatMap((css) => css.match(customProperties) ?? []))
  const free = [...found].filter((name) => !kept.has(name)).toSorted()
  const taken = [...found, ...kept].filter((name) => /^--[a-zA-Z]{1,2}$/.test(name))
  const short = [...found].map((_, index) => shortName('--', index)).filter((name) => !taken.includes(name))
  return new Map(free.map((name, index) => [name, short[index] ?? name]))
}

/** `_a` to `_Z`, then `_aa`. With the underscore no class is one that ad blockers hide, such as `ad`. */
function shortName(prefix: string, index: number): string {
  const { length } = letters
  const last = letters.charAt(index % length)
  return index < length ? `${prefix}${last}` : `${shortName(prefix, Math.floor(index / length) - 1)}${last}`
}

async function wordsOfScripts(out: string): Promise<Set<string>> {
  const scripts = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(out, file), 'utf8')))
  return new Set(texts.flatMap((text) => text.match(words) ?? []))
}

export const withShortNames = (text: string, names: ShortNames['names']): string =>
  text.replace(words, (word) => names.get(word) ?? word)

/** @param page is changed */
export function shortenPage({ $ }: ExportedPage, { names, sheets }: ShortNames): void {
  for (const { attribs } of elements($, '[class]')) {
    attribs['class'] = withShortNames(attribs['class'] ?? '', names)
  }
  for (const { attribs } of elements($, 'link[rel="stylesheet"]')) {
    const address = attribs['href'] ?? ''
    attribs['href'] = sheets.get(address) ?? address
  }
  for (const node of $('style, noscript').get()) {
    $(node).text(withShortNames($(node).text(), names))
  }
}

/**
 * A page's flight data with short names.
 * @throws OperatorError where React would read a text by its length, which would no longer be right
 */
export function shortenFlight(file: string, flight: string, { names, sheets }: ShortNames): string {
  for (const { 0: start, 1: length = '', index } of flight.matchAll(/^[\da-f]+:T([\da-f]+),/gm)) {
    const text = Buffer.from(flight.slice(index + start.length))
      .subarray(0, Number.parseInt(length, 16))
      .toString()
    if (withShortNames(text, names) !== text) {
      throw new OperatorError(`${file}: its flight data has a class name in a text of fixed length: ${start}`)
    }
  }
  let short = withShortNames(flight, names)
  for (const [address, renamed] of sheets) short = short.replaceAll(address, renamed)
  return short
}

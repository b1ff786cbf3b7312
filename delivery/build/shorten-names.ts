import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { elements, type ExportedPage } from './exported-pages'
import type { StyleSheets } from './style-sheets'

/** By the class name that Next gave, or the name of a custom property. */
export type ShortNames = ReadonlyMap<string, string>

const words = /[\w-]+/g
/** How CSS modules name a class: six characters of a hash, then the name in the source. */
const ofModule = /^_?[\w-]{6}_[a-zA-Z]\w*$/
const customProperties = /(?<![\w-])--[\w-]+/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of CSS modules begin with a hash, which does not compress: short ones save 250 to 600 bytes a page, after
 * compression, and short custom properties 200. Scripts are bundled with the same names.
 */
export async function shortenNames(out: string, sheets: StyleSheets): Promise<ShortNames> {
  const texts = await Promise.all(
    [...sheets.keys()].map((address) => readFile(path.join(out, address), 'utf8')),
  )
  return new Map([...shortClasses(sheets), ...shortProperties(texts)])
}

/** Sorted, so that each build of the same code gives the same names. */
function shortClasses(sheets: StyleSheets): Map<string, string> {
  const names = [...sheets.values()].flatMap((sheet) => [...sheet.names])
  const found = new Set(names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)))
  const classes = new Map<string, string>()
  let count = 0
  for (const name of [...found].filter((name) => ofModule.test(name)).toSorted()) {
    let short = shortName('_', count++)
    while (found.has(short)) short = shortName('_', count++)
    classes.set(name, short)
  }
  return classes
}

/** Custom properties of all style sheets, and of what a script declares for them. */
function shortProperties(sheets: readonly string[]): Map<string, string> {
  const found = [...new Set(sheets.flatMap((css) => css.match(customProperties) ?? []))].toSorted()
  const names = new Map<string, string>()
  let count = 0
  for (const name of found) {
    let short = shortName('--', count++)
    while (found.includes(short)) short = shortName('--', count++)
    names.set(name, short)
  }
  return names
}

/** `_a` to `_Z`, then `_aa`. With the underscore no class is one that ad blockers hide, such as `ad`. */
function shortName(prefix: string, index: number): string {
  const { length } = letters
  const last = letters.charAt(index % length)
  return index < length ? `${prefix}${last}` : `${shortName(prefix, Math.floor(index / length) - 1)}${last}`
}

export const withShortNames = (text: string, names: ShortNames): string =>
  text.replace(words, (word) => names.get(word) ?? word)

/** @param page is changed */
export function shortenPage({ $ }: ExportedPage, names: ShortNames): void {
  for (const { attribs } of elements($, '[class]')) {
    attribs['class'] = withShortNames(attribs['class'] ?? '', names)
  }
  for (const node of $('style, noscript').get()) {
    $(node).text(withShortNames($(node).text(), names))
  }
}

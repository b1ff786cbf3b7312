import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withShortNames, type ShortNames } from './shorten-names'
import type { StyleSheet, StyleSheets } from './style-sheets'
import { rulesFor } from './used-rules'
import { writeHashed } from './write-hashed'

/** What a page asks of the sheet that it shares: until that is written, the first of Next's addresses stands in its place. */
export type SharedUse = {
  readonly group: string
  /** Of Next's style sheets. */
  readonly addresses: readonly string[]
  /** Of classes and ids. */
  readonly names: readonly string[]
}

/** What a group of pages asks for. */
type Group = {
  readonly sheets: Map<string, StyleSheet>
  readonly names: Set<string>
  readonly files: string[]
}

/**
 * The style sheets that pages share: each has all rules that any page of its group uses, in the order of Next's. A
 * browser has it in its cache from the second page on, so that page brings only words.
 */
export class SharedStyles {
  readonly #groups = new Map<string, Group>()

  add(file: string, { group, addresses, names }: SharedUse, sheets: StyleSheets): void {
    const known: Group = this.#groups.get(group) ?? { sheets: new Map(), names: new Set(), files: [] }
    this.#groups.set(group, known)
    for (const address of addresses) {
      const sheet = sheets.get(address)
      if (sheet) known.sheets.set(address, sheet)
    }
    for (const name of names) known.names.add(name)
    known.files.push(file)
  }

  /** Writes the sheets, and their addresses into the pages. */
  async write(out: string, shortNames: ShortNames): Promise<void> {
    for (const { sheets, names, files } of this.#groups.values()) {
      const rules = [...sheets.values()].flatMap((sheet) => rulesFor('shared', sheet, names))
      const address = await writeHashed(out, 'styles.css', withShortNames(rules.join(''), shortNames))
      for (const file of files) {
        const page = path.join(out, file)
        const html = await readFile(page, 'utf8')
        const ofNext = [...sheets.keys()].find((sheet) => html.includes(sheet)) ?? ''
        await writeFile(page, html.replace(ofNext, address))
      }
    }
  }
}

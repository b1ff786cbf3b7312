/** A page or a section of it. */
export type SearchDocument = {
  /** The page's label in menus. */
  page: string
  /** The heading above the section's own; empty for pages and their main sections. */
  under: string
  /** `/page` or `/page#section` */
  href: string
  title: string
  /** Other words readers use for it. */
  aliases: readonly string[]
  text: string
  /** What the score of a result is multiplied by, where that is not 1: `searchWeight` of the page. */
  weight?: number
}

/**
 * search-index.json: the pages without their sections, and the addresses of the files with the rest.
 * delivery/build/split-search.ts writes them.
 */
export type SplitIndex = {
  /** With the beginnings of their texts. */
  pages: readonly SearchDocument[]
  /** Of files with SearchWords, in the order of the alphabet. */
  words: readonly WordList[]
  /** Of files with the documents of some pages, whole texts and all, in the order of the pages. */
  groups: readonly { address: string; pages: number }[]
}

/** A file with the terms that begin with these characters or with what comes after them, up to the next file's. */
export type WordList = { address: string; from: string }

/** So many characters of a term decide in which list it stands. */
export const listedBy = 2

/** Which groups have which terms. */
export type SearchWords = {
  /** Separated by spaces. */
  terms: string
  /** For each term the groups that have it, one character each as `groupMark` writes it, separated by spaces. */
  groups: string
  /** What sections are also called, as `nameKey` writes it, each with the groups that have such a section. */
  names: Readonly<Record<string, string>>
}

/** From "0" on, above the space: two characters for each group, the second where a title or an alias has the term. */
const firstMark = 0x30

export const groupMark = (group: number, isNamed: boolean): string =>
  String.fromCharCode(firstMark + 2 * group + Number(isNamed))

export function readGroupMark(mark: string): { group: number; isNamed: boolean } {
  const code = mark.charCodeAt(0) - firstMark
  return { group: code >> 1, isNamed: code % 2 === 1 }
}

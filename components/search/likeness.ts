import { weakTerms } from './concepts'
import type { SearchDocument } from './index-format'
import { indexTerms, wordsOf, type Word } from './words'

/** A section's words as the ranking compares them: terms in order, between blanks. */
export type Sayings = {
  document: SearchDocument
  titleTerms: readonly string[]
  /** Title, aliases and, for a page, its label. */
  names: readonly Said[]
  all: string
}

/** Words as terms: as they stand, without stop words in alphabetical order, and without weak words as well. */
type Said = { sequence: string; bag: string; core: string; length: number }

export function sayingsOf(document: SearchDocument): Sayings {
  const { title, page, aliases, text } = document
  const names = [title, ...(isPage(document) ? [page] : []), ...aliases].map(saidIn)
  return {
    document,
    titleTerms: indexTerms(title),
    names,
    all: [...names.map(({ sequence }) => sequence), sequenceOf(text, wordsOf(text))].join('|'),
  }
}

export function saidIn(text: string): Said {
  const words = wordsOf(text)
  const telling = words.filter((word) => !word.isStopWord)
  const strong = telling.filter((word) => !weakTerms.has(word.term))
  const bag = bagOf(telling)
  return {
    sequence: sequenceOf(text, words),
    bag,
    core: strong.length > 0 ? bagOf(strong) : bag,
    length: telling.length,
  }
}

/** Whether a section has these terms side by side. */
export function says({ all }: Sayings, terms: readonly string[]): boolean {
  return all.includes(` ${terms.join(' ')} `)
}

/** How alike heading and query are: 1 when each says all of the other, 0 when they share no word. */
export function titleLikeness({ titleTerms }: Sayings, found: ReadonlySet<string>, query: Said): number {
  const common = titleTerms.filter((term) => found.has(term)).length
  return (2 * common) / Math.max(1, titleTerms.length + Math.max(common, query.length))
}

/**
 * Prefers what is called just what the reader typed. A section answers more closely than its page does, the
 * home page only previews other pages, and few search for legal text.
 */
export function rankFactor({ document, names, all }: Sayings, query: Said): number {
  let factor = 1
  if (document.href.startsWith('/#')) factor = 0.4
  else if (/^\/(?:privacy|terms)/.test(document.href)) factor = 0.7

  if (isPage(document)) factor *= names.slice(0, 2).some(({ bag }) => bag === query.bag) ? 1.5 : 0.6

  if (names.some(({ bag }) => bag === query.bag)) factor *= 2
  else if (names.some(({ core }) => core === query.core)) factor *= 1.6

  if (query.length > 1) {
    if (names.some(({ sequence }) => sequence.includes(query.sequence))) factor *= 1.4
    else if (all.includes(query.sequence)) factor *= 1.2
  }
  return factor
}

function isPage({ href }: SearchDocument): boolean {
  return !href.includes('#')
}

/** Terms in order, with a stroke where a mark parts what stands side by side. */
function sequenceOf(text: string, words: readonly Word[]): string {
  const terms = words.map(({ term, end }, position) => {
    const between = text.slice(end, words[position + 1]?.start ?? end)
    return /[.,;:?!]/.test(between) ? `${term} |` : term
  })
  return ` ${terms.join(' ')} `
}

function bagOf(words: readonly Word[]): string {
  return words
    .map((word) => word.term)
    .sort()
    .join(' ')
}

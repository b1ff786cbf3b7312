import { nameKey, termsOf } from '../../components/search/engine/words'
import {
  groupMark,
  listedBy,
  type SearchDocument,
  type SearchWords,
} from '../../components/search/index-format'

/** Characters of a list: some 7 KB compressed. */
const listSize = 16_000

/** A list, and what the first of its terms begin with. */
export type ListedWords = { readonly from: string; readonly list: SearchWords }

/** Pages with their sections. */
type Groups = readonly (readonly (readonly SearchDocument[])[])[]

/** What groups have: a term, or what a section of theirs is also called. */
type Entry = { readonly key: string; readonly marks: string; readonly isName: boolean }

/** The words and names of all pages, in lists of up to a size. Terms that begin alike stand in the same one. */
export function listWords(groups: Groups, size = listSize): ListedWords[] {
  const lists: { from: string; entries: Entry[] }[] = []
  let left = 0
  let beginning = ''
  for (const entry of entriesOf(groups)) {
    const start = entry.key.slice(0, listedBy)
    const { length } = [entry.key, entry.marks].join('  ')
    if (lists.length === 0 || (length > left && start !== beginning)) {
      lists.push({ from: lists.length === 0 ? '' : start, entries: [] })
      left = size
    }
    lists.at(-1)?.entries.push(entry)
    left -= length
    beginning = start
  }
  return lists.map(({ from, entries }) => {
    const words = entries.filter(({ isName }) => !isName)
    const names = entries.filter(({ isName }) => isName)
    return {
      from,
      list: {
        terms: words.map(({ key }) => key).join(' '),
        groups: words.map(({ marks }) => marks).join(' '),
        names: Object.fromEntries(names.map(({ key, marks }) => [key, marks])),
      },
    }
  })
}

/** In the order of the alphabet. */
function entriesOf(groups: Groups): Entry[] {
  const words = marksByKey()
  const names = marksByKey()
  for (const [group, pages] of groups.entries()) {
    for (const { href, title, aliases, text } of pages.flat()) {
      words.add(termsOf([title, ...aliases].join('; ')), groupMark(group, true))
      words.add(termsOf(text), groupMark(group, false))
      // What pages are called is known: they are there before their sections. One word alone is a term.
      const keys = href.includes('#') ? aliases.map(nameKey).filter((key) => key.includes(' ')) : []
      names.add(keys, groupMark(group, true))
    }
  }
  const entries = [...words.entries(false), ...names.entries(true)]
  return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function marksByKey() {
  const marks = new Map<string, Set<string>>()
  return {
    add(keys: readonly string[], mark: string) {
      for (const key of keys) marks.set(key, (marks.get(key) ?? new Set()).add(mark))
    },
    entries: (isName: boolean): Entry[] =>
      Array.from(marks, ([key, found]) => ({ key, marks: [...found].join(''), isName })),
  }
}

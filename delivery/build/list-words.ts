import { termsOf } from '../../components/search/engine/words'
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

/** The words of all pages, in lists of up to a size. Terms that begin alike stand in the same one. */
export function listWords(groups: Groups, size = listSize): ListedWords[] {
  const lists: { from: string; words: (readonly [string, string])[] }[] = []
  let left = 0
  let beginning = ''
  for (const word of wordsOf(groups)) {
    const start = word[0].slice(0, listedBy)
    const { length } = word.join('  ')
    if (lists.length === 0 || (length > left && start !== beginning)) {
      lists.push({ from: lists.length === 0 ? '' : start, words: [] })
      left = size
    }
    lists.at(-1)?.words.push(word)
    left -= length
    beginning = start
  }
  return lists.map(({ from, words }) => ({
    from,
    list: {
      terms: words.map(([term]) => term).join(' '),
      groups: words.map(([, marks]) => marks).join(' '),
    },
  }))
}

/** Each term with its marks, in the order of the alphabet. */
function wordsOf(groups: Groups): [term: string, marks: string][] {
  const marks = new Map<string, Set<string>>()
  const add = (text: string, mark: string) => {
    for (const term of termsOf(text)) marks.set(term, (marks.get(term) ?? new Set()).add(mark))
  }
  for (const [group, pages] of groups.entries()) {
    for (const { title, aliases, text } of pages.flat()) {
      add([title, ...aliases].join('; '), groupMark(group, true))
      add(text, groupMark(group, false))
    }
  }
  return Array.from(marks, ([term, found]): [string, string] => [term, [...found].join('')]).toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  )
}

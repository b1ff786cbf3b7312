import { listedBy, type SearchWords, type WordList } from '../index-format'
import { onceEach } from './once-each'
import { hasUnknownWord } from './query-terms'
import { synonyms } from './synonyms'
import { wordsOf } from './words'

/**
 * The terms of a split index that a query asks for, each with the groups that have it. Their lists are fetched when they
 * are needed, and all of them for a word that none has: what is meant by it may begin with any letter.
 */
export function wordLists(lists: readonly WordList[], fetchList: (address: string) => Promise<SearchWords>) {
  const arrived = new Map<string, string>()
  const read = onceEach(async ({ address }: WordList) => {
    const { terms, groups } = await fetchList(address)
    const marks = groups.split(' ')
    for (const [index, term] of terms.split(' ').entries()) arrived.set(term, marks[index] ?? '')
  })
  const load = (wanted: readonly WordList[]) => Promise.all(wanted.map(read))

  return async function groupsByTerm(query: string): Promise<ReadonlyMap<string, string>> {
    const text = query.toLowerCase()
    await load(listsFor(text, lists))
    if (hasUnknownWord(text, new Set(arrived.keys()))) await load(lists)
    return arrived
  }
}

/** The lists in which the words of a query stand, and what means the same. */
export function listsFor(query: string, lists: readonly WordList[]): WordList[] {
  const terms = wordsOf(query)
    .filter(({ terms }) => terms.length > 0)
    // With "dies" goes "dy", its stem.
    .flatMap(({ start, end, terms }) => [query.slice(start, end), ...terms])
  const wanted = new Set(terms.flatMap((term) => [term, ...(synonyms.get(term) ?? [])]))
  const beginnings = Array.from(wanted, (term) => term.slice(0, listedBy))
  return lists.filter(({ from }, index) => {
    const next = lists[index + 1]?.from
    return beginnings.some((start) => from <= start && (next === undefined || start < next))
  })
}

import { listedBy, type SearchWords, type WordList } from '../index-format'
import { onceEach } from './once-each'
import { hasUnknownWord } from './query-terms'
import { synonyms } from './synonyms'
import { nameKey, wordsOf } from './words'

/** Groups as `groupMark` writes them. */
type GroupsFor = {
  /** By each term that has arrived. */
  groupsByTerm: ReadonlyMap<string, string>
  /** Of sections that are called what is asked for. */
  namesakes: string
}

/**
 * What a split index has for a query. Lists are fetched when they are needed, and all of them for a word that none has:
 * what is meant by it may begin with any letter.
 */
export function wordLists(lists: readonly WordList[], fetchList: (address: string) => Promise<SearchWords>) {
  const arrived = new Map<string, string>()
  const names = new Map<string, string>()
  const read = onceEach(async ({ address }: WordList) => {
    const { terms, groups, ...list } = await fetchList(address)
    for (const [name, marks] of Object.entries(list.names)) names.set(name, marks)
    const marks = groups.split(' ')
    for (const [index, term] of terms.split(' ').entries()) arrived.set(term, marks[index] ?? '')
  })
  const load = (wanted: readonly WordList[]) => Promise.all(wanted.map(read))

  return async function groupsFor(query: string): Promise<GroupsFor> {
    const text = query.toLowerCase()
    await load(listsFor(text, lists))
    if (hasUnknownWord(text, new Set(arrived.keys()))) await load(lists)
    return { groupsByTerm: arrived, namesakes: names.get(nameKey(query)) ?? '' }
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

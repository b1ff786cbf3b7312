import type { SearchDocument, SplitIndex } from '../../components/search/index-format'
import { splitDocuments } from '../../delivery/build/split-search'
import { hashedFolder } from '../../delivery/build/write-hashed'

/** The search index that a build makes of some documents, and what each file that it names holds. */
export function splitIndex(documents: readonly SearchDocument[], size?: number, listSize?: number) {
  const { pages, words, groups } = splitDocuments(documents, size, listSize)
  const wordsAt = (number: number) => `${hashedFolder}search-words-${number}.json`
  const groupAt = (number: number) => `${hashedFolder}search-group-${number}.json`
  const index: SplitIndex = {
    pages,
    words: words.map(({ from }, number) => ({ from, address: wordsAt(number) })),
    groups: groups.map((group, number) => ({ address: groupAt(number), pages: group.length })),
  }
  return {
    index,
    words: new Map(words.map(({ list }, number) => [wordsAt(number), list])),
    groups: new Map(groups.map((group, number) => [groupAt(number), group.flat()])),
  }
}

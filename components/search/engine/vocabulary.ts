import { synonymWords } from './synonyms'
import { stem, wordsOf } from './words'

/** What a known word stands for. */
export type Spelling = {
  term: string
  /** Whether it names something: it stands in a title, an alias or the list of synonyms. */
  isNamed: boolean
  /** A split index does not list whole words. */
  isStem?: boolean
}

/** What the index holds. */
export type Vocabulary = {
  terms: Set<string>
  /** By word, as it is written. */
  spellings: Map<string, Spelling>
}

export function newVocabulary(): Vocabulary {
  const synonyms = synonymWords.map((word): [string, Spelling] => [word, { term: stem(word), isNamed: true }])
  return { terms: new Set(), spellings: new Map(synonyms) }
}

/** Adds a term that is known to be somewhere else, and whether it names something there. */
export function addTerm(term: string, isNamed: boolean, { terms, spellings }: Vocabulary): void {
  const known = spellings.get(term) ?? { term, isNamed, isStem: true }
  terms.add(term)
  spellings.set(term, { ...known, isNamed: known.isNamed || isNamed })
}

/** Adds the words of a text; returns its terms. */
export function readWords(text: string, isName: boolean, { terms, spellings }: Vocabulary): string[] {
  return wordsOf(text).flatMap(({ start, end, terms: found }) => {
    const word = text.slice(start, end).toLowerCase()
    const [term] = found
    for (const each of found) terms.add(each)
    if (term === undefined || /\d/.test(term)) return found
    for (const spelling of [word, term])
      spellings.set(spelling, { term, isNamed: isName || spellings.get(spelling)?.isNamed === true })
    return found
  })
}

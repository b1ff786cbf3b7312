import type { Source } from '../schemas/source'
import { defineCollection } from '../store/store'
import type { LawSource, State } from './schema'
import { states } from './states'

/** A state's source as its page cites it: `oh-orc-971-06`. */
export const sourceKey = ({ postal }: State, key: string) => `${postal.toLowerCase()}-${key}`

const kinds: Readonly<Record<LawSource['kind'], Source['kind']>> = {
  'official-text': 'law',
  'official-summary': 'government',
  copy: 'law',
  extension: 'university',
  court: 'law',
}

/** The sources of all states, as source lists show them. */
export const stateSources = defineCollection((store): Readonly<Record<string, Source>> =>
  Object.fromEntries(
    states(store).flatMap((state) =>
      Object.entries(state.sources).map(([key, source]) => [sourceKey(state, key), toSource(source)]),
    ),
  ),
)

function toSource({ title, publisher, href, kind, read, dated, rehosted }: LawSource): Source {
  return {
    title,
    publisher,
    kind: kinds[kind],
    read,
    ...(dated && { year: dated }),
    ...(!rehosted && { href }),
    ...((kind === 'copy' || rehosted) && { archived: true }),
  }
}

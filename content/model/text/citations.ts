import type { Judgment } from '../schemas/judgment'
import type { Source } from '../schemas/source'
import { bindNumbers } from './typography'

/** A source, or a judgment of ours, as one page lists it: its number there, and how often the page cites it. */
export type NumberedSource = (Source | Judgment) & { key: string; number: number; citations: number }

const citation = /\[\^([a-z0-9-]+)\]/g

/** Citations that stand side by side. */
const group = /(?:\[\^[a-z0-9-]+\])+/g

/** Marks a figure that follows from those beside it or from a drawing: see content/model/checks/check-sentences.ts. */
const sum = 'sum'

/**
 * Numbers the citations of a page's content in reading order; those side by side stand in ascending order.
 * `[^woodhb]` becomes `[^3:1]`: source 3 of this page, cited for the first time, so that <Prose> can link there and
 * the source list back; a judgment of ours becomes `[^3:1:ours]`.
 * @throws Error naming a key that the registry of sources does not know
 */
export function numberCitations<Content>(
  content: Content,
  registry: Readonly<Record<string, Source | Judgment>>,
): { content: Content; sources: NumberedSource[] } {
  const listed = new Map<string, NumberedSource>()

  const number = (words: string) =>
    words.replace(group, (marks) => {
      const cited = [...marks.matchAll(citation)]
        .flatMap(([, key = '']) => (key === sum ? [] : (listed.get(key) ?? enlist(key))))
        .toSorted((one, other) => one.number - other.number)
      return cited
        .map((entry) => `[^${entry.number}:${(entry.citations += 1)}${'why' in entry ? ':ours' : ''}]`)
        .join('')
    })

  function enlist(key: string): NumberedSource {
    const source = registry[key]
    if (!source) throw new Error(`content/sources.json and content/judgments.json have no "${key}"`)
    const entry = { ...source, key, number: listed.size + 1, citations: 0 }
    listed.set(key, entry)
    return entry
  }

  // The words are ready to be shown then, with their numbers bound to their units.
  return {
    content: mapStrings(content, (words) => bindNumbers(number(words))),
    sources: [...listed.values()],
  }
}

/** The same words without citation marks: for previews, metadata and the feed. */
export function withoutCitations<Content>(content: Content): Content {
  return mapStrings(content, (words) => words.replace(citation, ''))
}

/** Every citation key in the content, in reading order. */
export function citedKeys(content: unknown): string[] {
  const keys: string[] = []
  mapStrings(content, (words) => {
    for (const [, key] of words.matchAll(citation)) if (key && key !== sum) keys.push(key)
    return words
  })
  return keys
}

/** Copies plain data, with each string in it changed; the shape stays as it was. */
function mapStrings<Value>(value: Value, change: (words: string) => string): Value
function mapStrings(value: unknown, change: (words: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
  }
  return value
}

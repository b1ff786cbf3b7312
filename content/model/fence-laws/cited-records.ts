import type { LawRecord, State, Topic } from './schema'
import { sourceKey } from './state-sources'

/** A record with the key of its source among those of all states. */
export type Cited = LawRecord & { key: string }

export const recordsOf = (state: State): Cited[] =>
  state.records.map((record) => ({ ...record, key: sourceKey(state, record.source) }))

/** What the state itself says of a topic, first. */
export const factOf = (state: State, topic: Topic): Cited | undefined =>
  recordsOf(state).find((record) => record.topic === topic && !record.place)

/** The towns and counties with a rule of these topics, in the order of their records. */
export const townsOf = ({ records }: State, ...wanted: readonly Topic[]): string[] => [
  ...new Set(records.flatMap(({ topic, place }) => (place && wanted.includes(topic) ? place : []))),
]

export const cite = ({ key }: Cited) => `[^${key}]`

/** Words of a data file are no Markdown. */
export const escaped = (words: string) => words.replace(/[\\`*_[\]<>~]/g, String.raw`\$&`)

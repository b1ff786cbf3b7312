import { stateSources } from '../fence-laws/state-sources'
import type { Judgment } from '../schemas/judgment'
import { sourcesSchema, type Source } from '../schemas/source'
import { defineCollection, defineJson } from '../store/store'
import { judgments } from './judgments'

/** Those of content/sources.json, which any page may cite. */
export const sharedSources = defineJson('content/sources.json', sourcesSchema)

/** All sources that pages cite, with those that the states bring. */
export const sources = defineCollection((store): Readonly<Record<string, Source>> => ({
  ...sharedSources(store),
  ...stateSources(store),
}))

/** What a citation may name: a source, or a judgment of ours. */
export const references = defineCollection((store): Readonly<Record<string, Source | Judgment>> => ({
  ...sources(store),
  ...judgments(store),
}))

import { parseContent } from './define'
import { stateSources } from './fence-laws/state-sources'
import { judgments } from './judgments'
import type { Judgment } from './schemas/judgment'
import { sourcesSchema, type Source } from './schemas/source'
import raw from '../sources.json' with { type: 'json' }

/** Those of content/sources.json, which any page may cite. */
export const sharedSources: Readonly<Record<string, Source>> = parseContent(
  'content/sources.json',
  sourcesSchema,
  raw,
)

/** All sources that pages cite, with those that the states bring. */
export const sources: Readonly<Record<string, Source>> = { ...sharedSources, ...stateSources }

/** What a citation may name: a source, or a judgment of ours. */
export const references: Readonly<Record<string, Source | Judgment>> = { ...sources, ...judgments }

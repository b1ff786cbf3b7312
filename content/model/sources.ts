import { parseContent } from './define'
import { sourcesSchema, type Source } from './schemas/source'
import raw from '../sources.json' with { type: 'json' }

export const sources: Readonly<Record<string, Source>> = parseContent(
  'content/sources.json',
  sourcesSchema,
  raw,
)

import { parseContent } from './define'
import { siteSchema } from './schemas/site'
import raw from '../site.json' with { type: 'json' }

/** The operator's settings. */
export const site = parseContent('content/site.json', siteSchema, raw)

import { isPlain } from './delivery-mode'
import { parseContent } from './define'
import { siteSchema } from './schemas/site'
import raw from '../site.json' with { type: 'json' }

const settings = parseContent('content/site.json', siteSchema, raw)

/** The operator's settings. Only pages of the full delivery can be kept for reading offline. */
export const site: typeof settings = isPlain ? { ...settings, offline: 'off' } : settings

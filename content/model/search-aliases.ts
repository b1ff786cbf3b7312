import { parseContent } from './define'
import { searchAliasesSchema } from './schemas/search-aliases'
import data from '../data/search-aliases.json' with { type: 'json' }

/** Other words readers use for a section, by its address. Those of whole pages stand in their front matter. */
export const searchAliases = parseContent('content/data/search-aliases.json', searchAliasesSchema, data)

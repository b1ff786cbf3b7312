import { searchAliasesSchema } from '../schemas/search-aliases'
import { defineJson } from '../store/store'

/** Other words readers use for a section, by its address. Those of whole pages stand in their front matter. */
export const searchAliases = defineJson('content/data/search-aliases.json', searchAliasesSchema)

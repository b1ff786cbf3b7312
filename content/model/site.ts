import { parseContent } from './define'
import { siteSchema } from './schemas/site'
import { defineCollection, readJson } from './store'

/** The operator's settings. */
export const site = defineCollection((store) =>
  parseContent('content/site.json', siteSchema, readJson(store, store.settings)),
)

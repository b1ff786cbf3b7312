import { siteSchema } from '../schemas/site'
import { parseContent } from '../store/define'
import { defineCollection, readJson } from '../store/store'

/** The operator's settings. */
export const site = defineCollection((store) =>
  parseContent('content/site.json', siteSchema, readJson(store, store.settings)),
)

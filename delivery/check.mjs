import { refuseBadContent } from './refuse-bad-content.mjs'

/** `npm run check`: validates content and settings without building. */
await refuseBadContent()
console.log('Content and settings are fine.')

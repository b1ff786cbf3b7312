import { checkContent } from './check-content'

/** `npm run check`: validates content and settings without building. */
await checkContent()
console.log('Content and settings are fine.')

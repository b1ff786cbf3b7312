import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import settings from '../fixtures/site.json'

const own: unknown = JSON.parse(readFileSync('content/site.json', 'utf8'))

/**
 * Whether this is the site as it ships. Its words and counts are what the specification asks for; as soon as
 * content/site.json holds settings of an operator, the words and counts are the operator's as well.
 */
export const isShipped = isDeepStrictEqual(own, settings)

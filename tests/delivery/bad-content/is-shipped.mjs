import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

const readSettings = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/** Most mistakes are made in words that ship. Once an operator has settings of their own, words may be theirs, too. */
export const isShipped = isDeepStrictEqual(
  readSettings('content/site.json'),
  readSettings('tests/fixtures/site.json'),
)

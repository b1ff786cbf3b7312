import { readFileSync } from 'node:fs'

/**
 * A mistake in content or settings: in which file, what replaces what, and what the check says to it. A message
 * without a file of its own belongs to the file that was changed. Where the mistake is in a whole file, `bytes` are
 * its content, and `undefined` means that it is not there.
 *
 * @typedef {object} Mistake
 * @property {string} name
 * @property {string} file
 * @property {string} [find]
 * @property {string} [put]
 * @property {string | Uint8Array | undefined} [bytes]
 * @property {readonly string[]} says empty: it works
 */

/**
 * @param {string} file
 * @param {readonly (readonly [name: string, find: string, put: string, ...says: string[]])[]} rows
 * @returns {Mistake[]}
 */
export function inFile(file, rows) {
  return rows.map(([name, find, put, ...says]) => ({
    name,
    file,
    find,
    put,
    says: says.map((message) =>
      /^(?:content|components|app|public|environment)\b/.test(message)
        ? message
        : `${file}${message.replace(/^@([^@]+)@/, (_, near) => placeOf(near, file, find, put))}`,
    ),
  }))
}

/**
 * The line and the column of words that the mistake brought, for a message that begins with them as `@near@`.
 * @param {string} near
 * @param {string} file
 * @param {string} find
 * @param {string} put
 */
function placeOf(near, file, find, put) {
  const good = readFileSync(file, 'utf8')
  const from = good.indexOf(find)
  const bad = good.replace(find, () => put)
  const lines = bad.slice(0, bad.indexOf(near, from)).split('\n')
  return `:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string | Uint8Array | undefined} bytes
 * @param {...string} says
 * @returns {Mistake}
 */
export function wholeFile(name, file, bytes, ...says) {
  return { name, file, bytes, says: says.map((message) => `${file}${message}`) }
}

const https = 'must be a full address that starts with https://'
export const notHttps = (/** @type {string} */ found) => `${https} (found ${JSON.stringify(found)})`

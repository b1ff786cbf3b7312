import { parseArgs } from 'node:util'

export const parts = /** @type {const} */ (['pages', 'radio', 'weights'])

/** @typedef {typeof parts[number]} Part */
/**
 * @typedef {{
 *   parts: readonly Part[],
 *   seconds: number,
 *   listeners: number,
 *   radioSeconds: number,
 *   help: boolean,
 * }} Options
 */

export const usage = `npm run load -- [--only pages,radio,weights] [--seconds 60] [--listeners 200] [--radio-seconds 30]

  --only           one part or several, separated by commas; nothing is written then. Without it, all three
  --seconds        how long each server is asked for pages
  --listeners      how many listen to the radio at one time
  --radio-seconds  how long they listen`

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws Error in a reader's words when an option means nothing
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      listeners: { type: 'string', default: '200' },
      'radio-seconds': { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  })
  const asked = values.only?.split(',').map((word) => word.trim())
  const unknown = asked?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is no such part; choose among ${parts.join(', ')}`)

  return {
    parts: parts.filter((part) => asked === undefined || asked.includes(part)),
    seconds: count('--seconds', values.seconds),
    listeners: count('--listeners', values.listeners),
    radioSeconds: count('--radio-seconds', values['radio-seconds']),
    help: values.help,
  }
}

/**
 * @param {string} option
 * @param {string} value
 */
function count(option, value) {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} ${value}: is not a whole number`)
  return number
}

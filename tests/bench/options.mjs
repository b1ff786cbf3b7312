import { parseArgs } from 'node:util'

export const parts = /** @type {const} */ (['budgets', 'peers', 'growth'])

/** @typedef {typeof parts[number]} Part */

/**
 * @typedef {{
 *   parts: readonly Part[],
 *   routes: readonly string[] | undefined,
 *   runs: number,
 *   help: boolean,
 * }} Options `routes` narrows the budgets to some pages; `runs` is how often each timing is taken
 */

export const usage = `npm run bench -- [--only budgets,peers,growth] [--routes /,/history] [--runs 3]

  --only    one part or several, separated by commas; without it, all three
  --routes  the pages whose budgets are measured; nothing is written then. Without it, every page there is
  --runs    how often each timing is taken; its median counts`

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
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: is not a number of runs`)

  const asked = list(values.only)
  const unknown = asked?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is no such part; choose among ${parts.join(', ')}`)

  return {
    parts: parts.filter((part) => asked === undefined || asked.includes(part)),
    routes: list(values.routes),
    runs,
    help: values.help,
  }
}

/** @param {string | undefined} words */
const list = (words) => words?.split(',').map((word) => word.trim())

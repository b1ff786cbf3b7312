import { parseArgs } from 'node:util'

export const parts = /** @type {const} */ (['budgets', 'peers', 'growth'])

/** @typedef {typeof parts[number]} Part */

/**
 * @typedef {{
 *   parts: readonly Part[],
 *   routes: readonly string[] | undefined,
 *   runs: number,
 *   factors: readonly number[],
 *   help: boolean,
 * }} Options `routes` narrows the budgets to some pages; `runs` is how often each timing is taken
 */

export const usage = `npm run bench -- [--only budgets,peers,growth] [--routes /,/history] [--runs 3] [--times 1,10,100]

  --only    one part or several, separated by commas; without it, all three
  --routes  the pages whose budgets are measured; nothing is written then. Without it, every page there is
  --runs    how often each timing is taken; its median counts
  --times   how many times over the growth part takes books and sections`

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
      times: { type: 'string', default: '1,10,100' },
      help: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!isCount(runs)) throw new Error(`--runs ${values.runs}: is not a number of runs`)
  const factors = (list(values.times) ?? []).map(Number)
  if (!factors.every(isCount)) throw new Error(`--times ${values.times}: are not whole numbers`)

  const asked = list(values.only)
  const unknown = asked?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is no such part; choose among ${parts.join(', ')}`)

  return {
    parts: parts.filter((part) => asked === undefined || asked.includes(part)),
    routes: list(values.routes),
    runs,
    factors,
    help: values.help,
  }
}

/** @param {number} value */
const isCount = (value) => Number.isInteger(value) && value >= 1

/** @param {string | undefined} words */
const list = (words) => words?.split(',').map((word) => word.trim())

/**
 * The middle value; of an even count, the mean of the two in the middle.
 * @param {readonly number[]} values
 * @throws Error when there is none: a figure that was never measured must not look like one
 */
export function median(values) {
  if (values.length === 0) throw new Error('No median of nothing')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/**
 * Each figure's own median over several runs of the same measurement.
 * @template {string} Name
 * @param {readonly Record<Name, number>[]} runs
 * @returns {Record<Name, number>}
 */
export function medians(runs) {
  const [first] = runs
  if (!first) throw new Error('No medians of nothing')
  const names = /** @type {Name[]} */ (Object.keys(first))
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]))
  )
}

/**
 * The entry whose figure is the largest.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => number} figure
 * @returns {Item}
 */
export function largest(items, figure) {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('Nothing to choose from')
  return rest.reduce((best, item) => (figure(item) > figure(best) ? item : best), first)
}

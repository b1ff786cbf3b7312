/**
 * One promise and what was measured. `limit` says which way is good: at most (bytes, times) or at least (scores).
 * @typedef {{
 *   name: string,
 *   value: number,
 *   unit: string,
 *   limit: 'at most' | 'at least',
 *   must: number,
 *   aim: number,
 *   where?: string,
 *   decimals?: number,
 * }} Budget
 *
 * @typedef {'met' | 'aim missed' | 'must missed'} Verdict
 */

/**
 * @param {Budget} budget
 * @returns {Verdict} a value that is no number was not measured, and misses
 */
export function verdict({ value, limit, must, aim }) {
  const reaches = (/** @type {number} */ mark) => (limit === 'at most' ? value <= mark : value >= mark)
  if (reaches(aim) && reaches(must)) return 'met'
  return reaches(must) ? 'aim missed' : 'must missed'
}

/** @type {Record<Verdict, string>} */
export const verdictWords = { met: '✓', 'aim missed': 'aim missed', 'must missed': '✗ MUST MISSED' }

/** @param {readonly Budget[]} budgets */
export const missesMust = (budgets) => budgets.some((budget) => verdict(budget) === 'must missed')

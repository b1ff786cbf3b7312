import type { Count } from '@/content/model/planner/count'
import { inFeet, parseNumber } from '@/content/model/planner/lengths'
import { sum } from '@/content/model/planner/materials/parts'

/** What the reader typed, by the key of a line. */
export type Prices = Readonly<Record<string, string>>

/** In the reader's own currency, which nobody has asked for. */
export const moneyText = (sum: number): string =>
  sum.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Reads `12.50` or `$12.50`; undefined where it is no price. */
export const parsePrice = (text: string): number | undefined => parseNumber(text.replace(/^\s*[$€£]/, ''))

/** What a plan costs at these prices, and how many of its lines have none yet. */
export function totals(
  { lines, yard }: Count,
  prices: Prices,
): { total: number; perFoot: number; open: number } {
  const costs = lines.map(({ key, count }) => {
    const price = parsePrice(prices[key] ?? '')
    return price === undefined ? undefined : price * count
  })
  const total = sum(costs.map((cost) => cost ?? 0))
  return {
    total,
    perFoot: total / inFeet(sum(yard.lengths)),
    open: costs.filter((cost) => cost === undefined).length,
  }
}

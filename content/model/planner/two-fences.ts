/** What a reader says of one of two fences; money in their own currency. */
export type FenceCost = {
  readonly price: number
  /** A year. */
  readonly upkeep: number
  /** Years until it is rebuilt for the same price. */
  readonly life: number
}

/** What a fence has cost at the end of each year, from year 0. It is rebuilt when its life is over. */
export function costsOver({ price, upkeep, life }: FenceCost, years: number): number[] {
  return Array.from({ length: years + 1 }, (_, year) => {
    const built = 1 + Math.floor(Math.max(year - 1e-9, 0) / life)
    return built * price + year * upkeep
  })
}

/** The first year from which the second fence has cost no more than the first, to the end; undefined where it never does. */
export function breakEven(first: FenceCost, second: FenceCost, years: number): number | undefined {
  const [a, b] = [costsOver(first, years), costsOver(second, years)]
  const last = a.findLastIndex((cost, year) => (b[year] ?? 0) > cost)
  return last === years ? undefined : last + 1
}

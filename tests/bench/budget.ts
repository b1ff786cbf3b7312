import { figure, table } from '../lib/report'

/** What must not be more than this. NaN, which stands for what could not be measured, is. */
export type Budget = { name: string; value: number; unit: string; must: number; where?: string }
/** What a part of the benchmark has found. */
export type Found = { words?: string; budgets: Budget[]; tables: string[] }

export const isKept = ({ value, must }: Budget) => value <= must

export const budgetTable = (budgets: readonly Budget[]) =>
  table(
    ['Promise', 'Measured', 'At most', '', 'Where'],
    budgets.map((budget) => [
      budget.name,
      `${figure(budget.value, 2)} ${budget.unit}`,
      `${figure(budget.must, 2)} ${budget.unit}`,
      isKept(budget) ? '✓' : '✗ MISSED',
      budget.where ?? '',
    ]),
  )

/** The page with the highest figure. */
export function worst<Page extends { route: string }>(
  rows: readonly Page[],
  name: string,
  unit: string,
  must: number,
  value: (page: Page) => number,
): Budget {
  const height = (page: Page) => (Number.isNaN(value(page)) ? Infinity : value(page))
  const [highest] = rows.toSorted((a, b) => height(b) - height(a))
  return { name, unit, must, value: highest ? value(highest) : NaN, where: highest?.route }
}

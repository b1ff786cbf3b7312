import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Options = { within?: string; onlyContrast?: boolean }

/**
 * What axe finds, levels A and AA of WCAG 2.2 and its own advice. In the page itself: elsewhere axe sends what it found
 * through a second tab, for frames of other origins. These pages have none, and it took twice the time to find the same.
 */
export async function axeFaults(
  page: Page,
  { within, onlyContrast = false }: Options = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within) axe.include(within)
  if (onlyContrast) axe.withRules('color-contrast')
  // Of WCAG 2.2, axe leaves it to us to ask for this one.
  else axe.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

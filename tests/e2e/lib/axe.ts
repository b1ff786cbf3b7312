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
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Without the details of what is right, which nobody reads, it takes 40 % less time.
    resultTypes: ['violations'],
    // Of WCAG 2.2, axe leaves it to us to ask for this one.
    ...(!onlyContrast && { rules: { 'target-size': { enabled: true } } }),
  })
  if (within) axe.include(within)
  if (onlyContrast) axe.withRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

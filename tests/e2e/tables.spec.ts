import { expect, test } from '@playwright/test'
import { colorIn, contrast } from './lib/colors'

// Which tables are tab stops, and that phones set narrow ones in one column: every-page.spec.ts.

test('the edge of a table that goes on can be seen in both schemes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/installation-maintenance/how-much')
  const wide = page.locator('div:has(> [role=group][aria-label][tabindex] + table)').first()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { edge, paper } = await wide.evaluate((frame) => ({
      edge: getComputedStyle(frame).backgroundImage.split('linear-gradient').at(-1) ?? '',
      paper: getComputedStyle(document.body).backgroundColor,
    }))
    expect(contrast(colorIn(edge), colorIn(paper)), colorScheme).toBeGreaterThan(3)
  }
})

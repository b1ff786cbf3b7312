import { expect, test } from '@playwright/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a citation leads to its source, and the source back to its first mention', async ({ page }) => {
  await page.goto('/installation-maintenance')

  // Any source that the page cites more than once: Tab stops once.
  const again = page.locator('sup > a[tabindex="-1"]').first()
  const number = await again.textContent()
  await again.click()
  const source = page.locator(`#s${number}`)
  await expect(source).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#s${number}$`))

  await source.getByRole('link', { name: 'Back to mention ↑' }).click()
  await expect(page.locator(`#c${number}`)).toBeInViewport()
  await expect(page.locator(`#c${number}`)).toHaveText(`${number}`)
  await expect(page.locator(`#c${number}`)).not.toHaveAttribute('tabindex')
})

test('text for screen readers takes no room', async ({ page }) => {
  await page.goto('/installation-maintenance')

  const width = await page.locator('#c1').evaluate((link) => link.getBoundingClientRect().width)
  expect(width).toBeLessThan(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

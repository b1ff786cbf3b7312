import { expect, test } from '@playwright/test'

test('a citation leads to its source, and the source back to each mention', async ({ page }) => {
  await page.goto('/installation-maintenance')

  await page.getByRole('link', { name: 'Source 3', exact: true }).first().click()
  const source = page.locator('#s3')
  await expect(source).toBeInViewport()
  await expect(page).toHaveURL(/#s3$/)

  await source.getByRole('link', { name: 'Back to mention ↑2' }).click()
  await expect(page.locator('#c3-2')).toBeInViewport()
  await expect(page.locator('#c3-2')).toHaveText('3')
})

test('the words for screen readers take no room', async ({ page }) => {
  await page.goto('/installation-maintenance')

  const width = await page.locator('#c3-1').evaluate((link) => link.getBoundingClientRect().width)
  expect(width).toBeLessThan(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

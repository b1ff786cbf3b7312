import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('an unknown path answers 404 and links home', async ({ page }) => {
  const response = await page.goto('/no-such-page')

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(
    "We couldn't find the page you were looking for. It might have been moved or deleted.",
  )
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('its headings have the font of the other pages', async ({ page }) => {
  await page.goto('/no-such-page')

  const loaded = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)]
    return faces.filter(({ status }) => status === 'loaded').length
  })
  expect(loaded).toBe(1)
})

test('it has noindex, once, and no canonical', async ({ page }) => {
  await page.goto('/no-such-page')

  await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test('the missing path is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))

  await page.goto('/no-such-page?q=1')

  await expect.poll(() => logged.some((line) => line.includes('/no-such-page'))).toBe(true)
})

test('it has no accessibility fault', async ({ page }) => {
  await page.goto('/no-such-page')

  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

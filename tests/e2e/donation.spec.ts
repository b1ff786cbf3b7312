import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { site } from './lib/routes'
import { unhydrated } from './lib/hydrate'

const popup = (page: Page) => page.getByRole('region', { name: site.donate.heading })

/**
 * Long enough on the home page. A fake clock would not do: React is fetched for real after seven seconds, and the popup
 * could not learn when the page was loaded.
 */
async function spendTenSeconds(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(7500)
  await expect(unhydrated(page)).toHaveCount(0)
  await page.clock.runFor(10_500)
}

test('appears ten seconds after the load, moves no focus, and can be closed', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(8500)
  await expect(popup(page)).toBeHidden()
  await expect(popup(page)).toBeVisible({ timeout: 4000 })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  // While it fades in, its contrast is low.
  await popup(page).evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)))
  expect(
    (await new AxeBuilder({ page }).include('[aria-labelledby="donation-heading"]').analyze()).violations,
  ).toEqual([])
  const close = popup(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await close.click()
  await expect(popup(page)).toBeHidden({ timeout: 2000 })
})

test('appears again on the next visit', async ({ page, context }) => {
  await spendTenSeconds(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeHidden()

  const next = await context.newPage()
  await spendTenSeconds(next)
  await expect(popup(next)).toBeVisible()
})

test('does not appear on other pages', async ({ page }) => {
  await page.clock.install()
  await page.goto('/history')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(15_000)

  await expect(popup(page)).toHaveCount(0)
})

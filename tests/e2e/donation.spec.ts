import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { site } from './lib/routes'
import { asleep } from './lib/wake'

const popup = (page: Page) => page.getByRole('region', { name: site.donate.heading })

/**
 * Long enough on the home page. React is fetched after seven seconds, which takes time that no clock can skip;
 * and under a clock the popup cannot learn when the page was loaded, so that its ten seconds begin there.
 */
async function spendTenSeconds(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(7500)
  await expect(asleep(page)).toHaveCount(0)
  await page.clock.runFor(10_500)
}

test('appears ten seconds after the load, moves no focus, and goes when closed', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(8500)
  await expect(popup(page)).toBeHidden()
  await expect(popup(page)).toBeVisible({ timeout: 4000 })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  // Half faded in, its contrast is still low.
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

test('is not remembered: the next visit brings it again', async ({ page, context }) => {
  await spendTenSeconds(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeHidden()

  const next = await context.newPage()
  await spendTenSeconds(next)
  await expect(popup(next)).toBeVisible()
})

test('other pages do not ask', async ({ page }) => {
  await page.clock.install()
  await page.goto('/history')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(15_000)

  await expect(popup(page)).toHaveCount(0)
})

import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { site } from './lib/routes'

const popup = (page: Page) => page.getByRole('region', { name: site.donate.heading })

test('appears ten seconds after the load, moves no focus, and goes when closed', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(8500)
  await expect(popup(page)).toBeHidden()
  await expect(popup(page)).toBeVisible({ timeout: 4000 })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(
    (await new AxeBuilder({ page }).include('[aria-labelledby="donation-heading"]').analyze()).violations,
  ).toEqual([])
  const close = popup(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await close.click()
  await expect(popup(page)).toBeHidden({ timeout: 2000 })
})

test('is not remembered: the next visit brings it again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(11_000)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(popup(page)).toBeHidden()

  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(11_000)
  await expect(popup(page)).toBeVisible()
})

test('other pages do not ask', async ({ page }) => {
  await page.clock.install()
  await page.goto('/history')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(15_000)

  await expect(popup(page)).toHaveCount(0)
})

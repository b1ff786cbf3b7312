import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './lib/axe'
import { collectComplaints } from './lib/console'
import { footerPages, headingOf, routes } from './lib/routes'
import { collectRuntime } from './lib/runtime'

async function showsItsContent(page: Page, route: (typeof routes)[number]) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading)
  const main = page.locator('main')
  for (const words of route.promised) await expect(main).toContainText(words)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const route of routes) {
  test(`${route.path} has what it promises, asks for nothing more, and has no accessibility fault in either scheme`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    const asked = collectRuntime(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const response = await page.goto(route.path)

    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(route.title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', route.canonical)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\p{L}{3}/u)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
    // Chromium paints nothing until a font has come that the head preloads.
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(0)
    await showsItsContent(page, route)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    // The radio's player hydrates as the page loads.
    if (route.path !== '/radio') expect(asked).toEqual([expect.stringMatching(/\/loader-[0-9a-f]{12}\.js$/)])

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axeFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // The color scheme changes nothing else that axe checks.
    expect(await axeFaults(page, { onlyContrast: true })).toEqual([])
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of routes) {
    test(`${route.path} can be read, and its links work @phone`, async ({ page }) => {
      await page.goto(route.path)

      await showsItsContent(page, route)
      for (const { path } of footerPages)
        await expect(page.locator(`footer a[href="${path}"]`)).not.toHaveCount(0)
      const next = footerPages.at(-1)?.path ?? '/'
      await page.locator(`footer a[href="${next}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(next))
    })
  }
})

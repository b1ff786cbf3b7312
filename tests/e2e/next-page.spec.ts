import { expect, test, type Page } from '@playwright/test'
import { footerPages } from './lib/routes'

const next = footerPages.find(({ path }) => path !== '/terms')?.path ?? '/'

/** Whether the page that is shown was faded in from the one before. */
const fadedIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'fadedIn'))

async function watchFading(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { fadedIn: event.viewTransition !== null })
    })
  })
}

for (const [reducedMotion, expected] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages fade into one another where motion is ${reducedMotion}`, async ({ page }) => {
    await watchFading(page)
    await page.emulateMedia({ reducedMotion })
    await page.goto('/terms')
    await page.locator(`footer a[href="${next}"]`).click()
    await expect(page).toHaveURL(next)

    await expect.poll(() => fadedIn(page)).toBe(expected)
  })
}

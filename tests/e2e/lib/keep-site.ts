import { expect, type Locator, type Page } from '@playwright/test'

/** The offer in the footer. */
export const offer = (page: Page): Locator => page.locator('footer keep-site')
export const said = (page: Page): Locator => offer(page).locator('section').getByRole('status')
export const choose = (page: Page, name: string): Promise<void> =>
  offer(page).getByRole('button', { name, exact: true }).click()

export async function openOffer(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await offer(page).locator('summary').click()
}

/** Keeps the site, as a reader does, from the page at this address. */
export async function keep(page: Page, address: string): Promise<void> {
  await openOffer(page, address)
  await choose(page, 'Keep it')
  await expect(said(page)).toContainText(/^Kept\./, { timeout: 30_000 })
}

/** What the browser holds of the site. */
export function holdings(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    stored: Object.keys(localStorage),
  }))
}

export const nothing = { caches: [], workers: 0, stored: [] }
